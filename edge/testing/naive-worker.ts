import type { PlaceOrderRequest, PlaceOrderResult } from '../domain/store.ts';
import { StoreDO } from '../objects/store/store-do.ts';

export { AccountDO, CartDO, CensusDO, default, FormsDO, MemberDO, RestockDO, SiteDO } from '../index.ts';

/**
 * A ledger as one writes it at first: read the stock, do something else, write it back one less. Whoever orders in between
 * is forgotten. It shows that a test of the ledger notices.
 */
class NaiveStoreDO extends StoreDO {
  override async placeOrder(request: PlaceOrderRequest): Promise<PlaceOrderResult> {
    const before = this.stock();
    await scheduler.wait(5);
    const answer = await super.placeOrder(request);
    if (answer.outcome !== 'placed') return answer;
    const ordered = request.cart?.lines ?? [];
    this.setStock(
      before.flatMap(({ productId, sku, qtyInStock, unlimited }) => {
        const line = ordered.find((each) => each.itemId === productId && each.sku === sku);
        const left = qtyInStock - (line?.quantity ?? 0);
        return line === undefined ? [] : [{ productId, sku, qtyInStock: Math.max(0, left), unlimited }];
      }),
      'naive',
    );
    return answer;
  }
}

export { NaiveStoreDO as StoreDO };
