/** All money is in thousands of dollars. */

/** TR-SET-06 */
export const startingMoney = 200
/** TR-AUC-06, TR-AUC-07: what a driver costs at least, and by what bids rise. */
export const bidStep = 10
/** TR-AUC-21 */
export const lastDriverPrice = 30
/** TR-T3-01 */
export const unwantedPrice = 10
/** TR-FIN-01 */
export const prizes: readonly number[] = [200, 150, 100, 60, 30, 10]
/** By bet, then by final place of its car; together they make the printed examples (TR-EX-01, TR-EX-02). */
export const betPay: readonly (readonly number[])[] = [
  [90, 60, 30, 0, -10, -30], // TR-BET-11
  [60, 40, 20, -10, -30, -60], // TR-BET-12
  [30, 20, 10, -20, -60, -90], // TR-BET-13
]
/** TR-TOKEN-06, TR-TOKEN-07: for each space. */
export const tokenPay = 10

/** The notes in the box: value and number. */
export const banknotes: readonly (readonly [value: number, count: number])[] = [
  [200, 20],
  [100, 20],
  [50, 30],
  [20, 30],
  [10, 20],
]
export const allMoney = banknotes.reduce((sum, [value, count]) => sum + value * count, 0)
