import { ChevronDown, Link2 } from 'lucide-react'
import { type OneOrMany, oneOrMany } from '#src/lib/anywhere/text/wording.ts'
import type { FaqContent } from '#src/schemas/pages/faq.ts'
import { LinkedSentence } from '#src/sections/shared/LinkedSentence.tsx'
import { sharedAttributes } from '#src/sections/shared/shared.attributes.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { TextLink } from '#src/ui/links/TextLink.tsx'
import { faqAttributes } from './faq.attributes.ts'

type Category = FaqContent['categories'][number]
export type FaqCategoryProps = Category & { questionUnit: OneOrMany; copyLink: string }

/** A category: its name, the number of its questions, and the questions beside them. */
export function FaqCategory({ id, icon, color, title, faqs, questionUnit, copyLink }: FaqCategoryProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} {...faqAttributes.category.props()} className="grid gap-x-14 gap-y-4 lg:first-col-56">
      <div>
        <Icon name={icon} tone={color} className="mb-2 size-9" />
        <Heading level={2} id={`${id}-title`} size="2xl">
          {title}
        </Heading>
        <p {...faqAttributes.count.props()} className="mt-1 text-sm text-ink-2">
          {`${faqs.length} ${oneOrMany(faqs.length, questionUnit)}`}
        </p>
      </div>
      <div className="border-t border-line">
        {faqs.map((item) => (
          <FaqEntry key={item.id} item={item} copyLink={copyLink} />
        ))}
      </div>
    </section>
  )
}

/** Anchor of a question, by its current or an older id. The anchor opens it. */
const anchorOf = (id: string) => `faq-${id}`

/** A native disclosure: it opens without a script, the browser's own search finds it, and only one of its name is open at a time. */
function FaqEntry({ item, copyLink }: { item: Category['faqs'][number]; copyLink: string }) {
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
          <LinkedSentence text={item.answer} links={item.links} />
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
