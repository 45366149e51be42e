/**
 * @param make makes something of an input, and of nothing else
 * @returns the same function. It keeps the last result, and makes another one only for another input. An error is not kept
 */
export function oncePerInput<Input, Result>(make: (input: Input) => Result): (input: Input) => Result {
  let last: { input: Input; result: Result } | undefined
  return (input) => {
    if (last === undefined || last.input !== input) last = { input, result: make(input) }
    return last.result
  }
}
