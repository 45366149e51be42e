import { Heading } from '#src/ui/Heading.tsx'
export type RuledListsProps = { lists: readonly { title: string; items: readonly string[] }[] }

/** Lists side by side, with a line below each item. */
export function RuledLists({ lists }: RuledListsProps) {
  return (
    <div className="border-b border-line">
      <div className="column grid gap-x-16 gap-y-12 py-16 md:py-20 lg:grid-cols-2">
        {lists.map((list) => (
          <section key={list.title} aria-label={list.title}>
            <Heading level={2} size="3xl">
              {list.title}
            </Heading>
            <ul className="mt-5 border-t border-line">
              {list.items.map((item) => (
                <li key={item} className="border-b border-line py-3">
                  {item}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  )
}
