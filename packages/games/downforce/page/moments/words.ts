/** What is said in great moments. */
export interface MomentWords {
  car(of: number): string
  sold(buyer: string, isYou: boolean, car: string, price: number): string
  won(car: string, whose: 'yours' | 'other'): string
}
