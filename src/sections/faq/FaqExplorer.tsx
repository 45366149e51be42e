import { ChevronDown, Link2 } from 'lucide-react'
import type { Link } from '#src/lib/anywhere/pages/link.ts'
import type { FaqContent } from '#src/schemas/faq.ts'
import { sharedAttributes } from '#src/sections/shared/shared.attributes.ts'
import { Button } from '#src/ui/Button.tsx'
import { SearchField } from '#src/ui/fields/SearchField.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { TextLink } from '#src/ui/links/TextLink.tsx'
import { faqAttributes } from './faq.attributes.ts'
import { questionWord } from './faqSearch.ts'
import { Switchboard } from './Switchboard.tsx'

type Item = FaqContent['categories'][number]['faqs'][number]
export type FaqExplorerProps = Omit<FaqContent, 'meta' | 'help' | 'demo'> & {
  /** Where the search is sent without a script. */
  action: string
  /** The two links below the questions. */
  help: Link
  demo: Link
}

/**
 * The FAQ: search, groups, one answer open at a time. All answers are in the HTML; `faq.client.ts` moves focus, filters
 * and marks. Source: specification section 2, "FAQ".
 */
export function FaqExplorer({ heading, lede, action, search, empty, clear, copyLink, categories, more, help, demo }: FaqExplorerProps) {
  return (
    <section {...faqAttributes.explorer.props()}>
      <div className="column pt-12 pb-12 md:pt-16 md:pb-20">
        <div className="grid gap-y-6 lg:side-col-100 xl:side-col-108">
          <div className="lg:flex lg:flex-col">
            <Heading level={1} size="6xl">
              {heading}
            </Heading>
            <p className="mt-3 mb-6 text-lg text-ink-2">{lede}</p>
            <search className="only-with-script mt-auto">
              <form action={action}>
                {/* The space is for :placeholder-shown (sections/faq/switchboard.css). */}
                <SearchField
                  id="faq-search"
                  {...faqAttributes.search.props()}
                  name="q"
                  label={search.label}
                  placeholder=" "
                  button={<Button type="submit">{search.button}</Button>}
                />
              </form>
            </search>
            <p className="only-without-script mt-auto text-sm text-ink-2">{search.without}</p>
            <p
              {...faqAttributes.status.props()}
              {...faqAttributes.ask.props(search.ask)}
              role="status"
              className="mt-2 min-h-6 text-sm wrap-anywhere text-ink-2"
            />
          </div>
          <Switchboard categories={categories} />
        </div>
        <div {...faqAttributes.empty.props()} hidden className="mt-6">
          <Heading level={2} size="2xl">
            {empty}
          </Heading>
          <Button look="secondary" {...faqAttributes.clear.props()} className="mt-4">
            {clear}
          </Button>
        </div>
        <div className="mt-12 grid gap-12 lg:mt-16">
          {categories.map((category) => (
            <section
              key={category.id}
              id={category.id}
              aria-labelledby={`${category.id}-title`}
              {...faqAttributes.category.props()}
              className="grid gap-x-14 gap-y-4 lg:first-col-56"
            >
              <div>
                <Icon name={category.icon} tone={category.color} className="mb-2 size-9" />
                <Heading level={2} id={`${category.id}-title`} size="2xl">
                  {category.title}
                </Heading>
                <p {...faqAttributes.count.props()} className="mt-1 text-sm text-ink-2">
                  {`${category.faqs.length} ${questionWord(category.faqs.length)}`}
                </p>
              </div>
              <div className="border-t border-line">
                {category.faqs.map((item) => (
                  <FaqEntry key={item.id} item={item} copyLink={copyLink} />
                ))}
              </div>
            </section>
          ))}
        </div>
        <p className="mt-12 border-t border-line pt-6 text-ink-2">
          <LinkedSentence text={more} links={{ help, demo }} />
        </p>
      </div>
    </section>
  )
}

/** A sentence of content with a link for each of its blanks. */
function LinkedSentence({ text, links }: { text: string; links: Readonly<Record<string, Link>> }) {
  return text.split(/(\{\w+\})/).map((part) => {
    const link = links[/^\{(\w+)\}$/.exec(part)?.[1] ?? '']
    return link ? (
      <a key={part} href={link.href}>
        {link.label}
      </a>
    ) : (
      part
    )
  })
}

/** Anchor of a question, by its id or an older one: the address opens it. */
const anchorOf = (id: string) => `faq-${id}`

/** A native disclosure: it opens without a script, is found by the browser's own search, and shares one open place by name. */
function FaqEntry({ item, copyLink }: { item: Item; copyLink: string }) {
  const anchor = anchorOf(item.id)
  return (
    <div id={anchor} {...faqAttributes.item.props()} className="relative border-b border-line">
      {item.aliases.map((alias) => (
        <span key={alias} id={anchorOf(alias)} className="absolute top-0" />
      ))}
      <details name="faq" {...faqAttributes.disclosure.props()} className="group">
        <summary
          id={`${anchor}-question`}
          {...faqAttributes.trigger.props()}
          className="row-light flex min-h-14 list-none items-center gap-4 py-3 max-everyday:gap-2 everyday:pr-12 [&::-webkit-details-marker]:hidden"
        >
          <Heading level={3} size="base" look="label" {...faqAttributes.text.props()} className="grow">
            {item.question}
          </Heading>
          <ChevronDown
            aria-hidden="true"
            className="mt-1.5 size-5 shrink-0 self-start text-ink-3 transition-transform group-open:rotate-180"
          />
        </summary>
        <p {...faqAttributes.text.props()} className="pb-4 text-ink-2 everyday:pr-12">
          {item.answer}
        </p>
        {item.more && (
          <p className="-mt-1 pb-4">
            <TextLink href={item.more.href} look="arrow">
              {item.more.label}
            </TextLink>
          </p>
        )}
      </details>
      <div className="everyday:absolute everyday:top-1.5 everyday:right-0">
        <IconButton look="quiet" {...sharedAttributes.copyLink.props(anchor)} label={`${copyLink} “${item.question}”`}>
          <Link2 aria-hidden="true" className="size-4" />
        </IconButton>
      </div>
    </div>
  )
}
