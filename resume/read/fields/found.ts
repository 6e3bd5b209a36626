/** A value with the evidence for it, 0 to 1. */
export interface Found<Value> {
  readonly value: Value;
  readonly confidence: number;
}
