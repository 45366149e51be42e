import type { ReactNode } from 'react'
import { areShortNames, cellClasses, fitsBesideName, hasFigures, TABLE_ROLES } from '#src/contentEngine/prose/tableColumns.ts'
import { documentAttributes } from '#src/sections/document/document.attributes.ts'
import { ScrollArea } from '#src/ui/ScrollArea.tsx'

/** A redundant role, in a spread, so that the linter accepts it (tableColumns.ts says why it is needed). */
const as = (role: keyof typeof TABLE_ROLES) => ({ role: TABLE_ROLES[role] })

export type ScrollTableProps = { children?: ReactNode; caption?: string; 'aria-label'?: string }

/** A table that scrolls if it does not fit. Tables from Markdown have no caption; `articleSections` names them by the heading above. */
export function ScrollTable({ children, caption, 'aria-label': label }: ScrollTableProps) {
  return (
    <ScrollArea label={caption ?? label ?? 'Table'} className="table-scroll">
      <table {...as('table')} aria-label={caption ? undefined : label}>
        {caption && <caption>{caption}</caption>}
        {children}
      </table>
    </ScrollArea>
  )
}

export type DataTableProps = { caption: string; columnHeadings: string[]; rows: ReactNode[][] }

const textOf = (cell: ReactNode) => (typeof cell === 'string' || typeof cell === 'number' ? String(cell) : '')

/** A table drawn from data: the first cell of each row is its name. */
export function DataTable({ caption, columnHeadings, rows }: DataTableProps) {
  const figures = columnHeadings.map((_, column) => column > 0 && hasFigures(rows.map((row) => textOf(row[column]))))
  const isNameBrief = areShortNames(rows.map(([first]) => textOf(first)))
  const isBeside = fitsBesideName(
    columnHeadings.length,
    rows.map((row) => textOf(row[1])),
  )
  const classOf = (...cell: Parameters<typeof cellClasses>) => cellClasses(...cell).join(' ') || undefined
  return (
    <ScrollTable caption={caption}>
      <thead {...as('group')}>
        <tr {...as('row')}>
          {columnHeadings.map((cell, column) => (
            <th
              key={cell}
              scope="col"
              {...as('column')}
              className={classOf({
                isFigure: figures[column] ?? false,
                isBrief: areShortNames([cell]),
                isBeside: isBeside && column === 1,
              })}
            >
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...as('group')}>
        {rows.map(([first, ...others]) => (
          <tr key={String(first)} {...as('row')}>
            <th scope="row" {...as('name')} className={classOf({ isBrief: isNameBrief })}>
              {first}
            </th>
            {others.map((cell, index) => (
              <td
                // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a row are its columns, in a fixed order
                key={index}
                {...as('cell')}
                {...documentAttributes.column.props(columnHeadings[index + 1])}
                className={classOf({ isFigure: figures[index + 1] ?? false, isBeside: isBeside && index === 0 })}
              >
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  )
}
