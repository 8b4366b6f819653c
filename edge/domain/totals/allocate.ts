/**
 * Splits whole minor units in proportion to weights. The parts sum to exactly `amount`, and no part exceeds its weight
 * when `amount` does not exceed their sum. `allocate(100, [1, 1, 1])` returns 33, 33, 34.
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
