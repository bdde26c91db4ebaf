/** What is said in great moments. */
export interface MomentWords {
  car(of: number): string
  brokeDown(car: string, isYours: boolean): string
  won(car: string, isYours: boolean): string
}
