import type { ReactNode } from 'react'
import { ScrollFrame } from '../../ui/ScrollFrame'

/** A table that scrolls by itself where it does not fit. Tables written in Markdown have no caption; `articleSections` gives them the heading above as their name. */
export function ScrollTable({ children, caption, 'aria-label': label }: { children?: ReactNode; caption?: string; 'aria-label'?: string }) {
  return (
    <ScrollFrame label={caption ?? label ?? 'Table'} className="table-scroll">
      <table aria-label={caption ? undefined : label}>
        {caption && <caption>{caption}</caption>}
        {children}
      </table>
    </ScrollFrame>
  )
}

export type DataTableProps = { caption: string; head: string[]; rows: ReactNode[][] }

/** A table drawn from data: the first cell of each row names it. */
export function DataTable({ caption, head, rows }: DataTableProps) {
  return (
    <ScrollTable caption={caption}>
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={cell} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...others]) => (
          <tr key={String(first)}>
            <th scope="row">{first}</th>
            {others.map((cell, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a row are its columns, in a fixed order
              <td key={index}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  )
}
