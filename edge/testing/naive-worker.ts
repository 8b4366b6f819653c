import type { PlaceOrderRequest, PlaceOrderResult } from '../domain/store/place-order.ts';
import { StoreDO } from '../objects/store/store-do.ts';

export { AccountDO, CartDO, CensusDO, default, FormsDO, MemberDO, RestockDO, SiteDO } from '../index.ts';

/**
 * A naive store: it reads the stock, awaits, and writes it back, so that concurrent orders are lost. It proves that the
 * tests of the store detect this.
 */
class NaiveStoreDO extends StoreDO {
  override async placeOrder(request: PlaceOrderRequest): Promise<PlaceOrderResult> {
    const before = this.stock();
    await scheduler.wait(5);
    const response = await super.placeOrder(request);
    if (response.outcome !== 'placed') return response;
    const ordered = request.cart?.lines ?? [];
    this.setStock(
      before.flatMap(({ productId, sku, qtyInStock, unlimited }) => {
        const line = ordered.find((each) => each.itemId === productId && each.sku === sku);
        const left = qtyInStock - (line?.quantity ?? 0);
        return line === undefined ? [] : [{ productId, sku, qtyInStock: Math.max(0, left), unlimited }];
      }),
      'naive',
    );
    return response;
  }
}

export { NaiveStoreDO as StoreDO };
