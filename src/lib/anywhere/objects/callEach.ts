/** @returns for each function of a table, by its key, what it returns for these inputs */
export const callEach = <Inputs, Table extends Record<string, (inputs: Inputs) => unknown>>(table: Table, inputs: Inputs) =>
  // `Object.fromEntries` loses which key has which value.
  Object.fromEntries(Object.entries(table).map(([key, call]) => [key, call(inputs)])) as { [Key in keyof Table]: ReturnType<Table[Key]> }
