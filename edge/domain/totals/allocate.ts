/**
 * Splits whole minor units by weights, so that the parts are whole and sum to exactly `amount`; no part is more than its
 * weight when `amount` is not more than all of them. `allocate(100, [1, 1, 1])` is 33, 33, 34.
 */
export function allocate(amount: number, weights: readonly number[]): readonly number[] {
  const total = weights.reduce((all, weight) => all + BigInt(weight), 0n);
  if (total === 0n) return weights.map(() => 0);
  let weightSoFar = 0n;
  let givenSoFar = 0n;
  return weights.map((weight) => {
    weightSoFar += BigInt(weight);
    const given = (BigInt(amount) * weightSoFar) / total - givenSoFar;
    givenSoFar += given;
    return Number(given);
  });
}
