import { ChevronDown, Link2, Search } from 'lucide-react'
import type { Link } from '../../site/link'
import { Button } from '../../ui/Button'
import { Heading } from '../../ui/Heading'

type Item = { id: string; question: string; answer: string }
export type FaqExplorerProps = {
  heading: string
  lede: string
  action: string
  categories: readonly { id: string; title: string; faqs: readonly Item[] }[]
  /** Before the two links below the questions. */
  more: string
  help: Link
  demo: Link
}

/**
 * The FAQ: search, groups, one answer open at a time. All answers are in the HTML; `faq.client.ts` opens, filters and
 * marks. Source: specification section 2, "FAQ".
 */
export function FaqExplorer({ heading, lede, action, categories, more, help, demo }: FaqExplorerProps) {
  return (
    <section className="dawn" data-faq="">
      <div className="column py-12 md:py-20">
        <Heading level={1}>{heading}</Heading>
        <p className="mt-4 measure-52 text-lg text-ink-2">{lede}</p>
        <search>
          <form action={action} className="mt-8 max-w-136">
            <label htmlFor="faq-search" className="text-sm font-semibold">
              Search questions and answers
            </label>
            <div className="relative mt-1.5 flex gap-2">
              <Search aria-hidden="true" className="absolute top-3.5 left-3.5 size-5 text-ink-3" />
              <input
                id="faq-search"
                name="q"
                type="search"
                autoComplete="off"
                className="block min-h-12 w-full rounded-sm control-edge border-edge bg-card pr-3 pl-11"
              />
              <Button type="submit">Search</Button>
            </div>
          </form>
        </search>
        <p data-faq-status="" role="status" className="mt-2 min-h-6 text-sm text-ink-2" />
        <div data-faq-empty="" hidden className="mt-6">
          <Heading level={2} size="2xl">
            No results found
          </Heading>
          <button type="button" data-faq-clear="" className="mt-4 min-h-11 rounded-md control-edge border-edge px-4 text-sm font-semibold">
            Clear search
          </button>
        </div>
        <div className="mt-8 grid gap-12">
          {categories.map((category) => (
            <section
              key={category.id}
              id={category.id}
              aria-labelledby={`${category.id}-title`}
              data-faq-category=""
              className="grid gap-x-14 gap-y-4 lg:first-col-56"
            >
              <div>
                <Heading level={2} id={`${category.id}-title`} size="2xl">
                  {category.title}
                </Heading>
                <p data-faq-count="" className="mt-1 text-sm text-ink-2">
                  {category.faqs.length} questions
                </p>
              </div>
              <div className="border-t border-line">
                {category.faqs.map((item) => (
                  <FaqEntry key={item.id} item={item} />
                ))}
              </div>
            </section>
          ))}
        </div>
        <p className="mt-12 border-t border-line pt-6 text-ink-2">
          {`${more} `}
          <a href={help.href}>{help.label}</a>, or <a href={demo.href}>{demo.label}</a>.
        </p>
      </div>
    </section>
  )
}

/** Anchor of a question; the address opens it. */
const anchorOf = (item: Item) => `faq-${item.id}`

function FaqEntry({ item }: { item: Item }) {
  const anchor = anchorOf(item)
  return (
    <div id={anchor} data-faq-item="" className="border-b border-line">
      <Heading level={3} size="base" className="flex items-center font-body font-semibold tracking-normal">
        <button
          type="button"
          id={`${anchor}-button`}
          aria-expanded="false"
          aria-controls={`${anchor}-panel`}
          data-faq-trigger=""
          className="group flex min-h-14 grow items-center justify-between gap-4 py-3 text-left"
        >
          <span data-faq-text="">{item.question}</span>
          <ChevronDown
            aria-hidden="true"
            className="only-with-script size-5 shrink-0 text-ink-3 transition-transform group-aria-expanded:rotate-180"
          />
        </button>
        <button
          type="button"
          data-copy-link={anchor}
          aria-label={`Copy the link to “${item.question}”`}
          className="only-with-script target size-10 shrink-0 justify-center text-ink-3 hover:text-ink"
        >
          <Link2 aria-hidden="true" className="size-4" />
        </button>
      </Heading>
      <div id={`${anchor}-panel`} data-faq-panel="" hidden className="text-ink-2">
        {/* The space stands inside: a panel that is hidden until found keeps its own. */}
        <p data-faq-text="" className="pr-10 pb-4">
          {item.answer}
        </p>
      </div>
    </div>
  )
}
