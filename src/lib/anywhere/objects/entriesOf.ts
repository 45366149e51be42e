type EntryOf<Table extends object> = { [Key in keyof Table & string]-?: [key: Key, value: Required<Table>[Key]] }[keyof Table & string]

/** @returns the keys of a table with their values, in its order. For tables written in code alone, as `keysOf` is */
export const entriesOf = <Table extends object>(table: Table): EntryOf<Table>[] => Object.entries(table) as EntryOf<Table>[]
