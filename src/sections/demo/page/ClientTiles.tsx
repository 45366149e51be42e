import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { type Client, ClientLogo } from '#src/sections/shared/clientLogo/ClientLogo.tsx'
import { sectionAttributes } from '#src/sections/shared/section.attributes.ts'

export type ClientTilesProps = {
  clients: readonly Client[]
  /** Spacing around it. */
  className: string
}

/** The clients in tiles of one size. Phones show two in a row, and the last of an odd number fills its row. */
export function ClientTiles({ clients, className }: ClientTilesProps) {
  return (
    <ul
      {...sectionAttributes.clientList.props()}
      className={cn(
        'grid gap-px overflow-hidden',
        'rounded-lg border border-line bg-line text-ink-3',
        'everyday:grid-cols-2 lg:grid-cols-5 print:grid-cols-5',
        className,
      )}
    >
      {clients.map((client) => (
        <li
          key={client.name}
          className={cn(
            'flex min-h-14 items-center justify-center bg-paper px-2 sm:min-h-18',
            'everyday:max-lg:last:odd:col-span-2',
            'print:col-auto! print:min-h-10',
          )}
        >
          <ClientLogo {...client} />
        </li>
      ))}
    </ul>
  )
}
