/** @returns the keys of a table, in its order. For tables written in code alone, because only they have no more keys than their type */
export const keysOf = <Table extends object>(table: Table): (keyof Table & string)[] =>
  // `Object.keys` promises texts only, because other objects may have more keys than their type.
  Object.keys(table) as (keyof Table & string)[]
