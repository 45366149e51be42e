import type { Link } from '#src/lib/anywhere/pages/link.ts'
import type { FaqContent } from '#src/schemas/pages/faq.ts'
import { LinkedSentence } from '#src/sections/shared/LinkedSentence.tsx'
import { Button } from '#src/ui/Button.tsx'
import { SearchField } from '#src/ui/fields/SearchField.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { FaqCategory } from './FaqCategory.tsx'
import { faqAttributes } from './faq.attributes.ts'
import { Switchboard } from './Switchboard.tsx'

export type FaqViewProps = Omit<FaqContent, 'meta' | 'help' | 'demo'> & {
  /** Where the search is sent without a script. */
  action: string
  /** The two links below the questions. */
  help: Link
  demo: Link
}

/**
 * The FAQ: search, groups, one answer open at a time. All answers are in the HTML; `faq.client.ts` moves focus, filters and marks. Source:
 * specification section 2, "FAQ".
 */
export function FaqView(props: FaqViewProps) {
  const { categories, questionUnit, copyLink, empty, clear, notAnswered, help, demo } = props
  return (
    <section
      {...faqAttributes.explorer.props()}
      {...faqAttributes.questionOne.props(questionUnit.one)}
      {...faqAttributes.questionMany.props(questionUnit.many)}
    >
      <div className="column pt-12 pb-12 md:pt-16 md:pb-20">
        <FaqOpening {...props} />
        <NothingFound empty={empty} clear={clear} />
        <div className="mt-12 grid gap-12 lg:mt-16">
          {categories.map((category) => (
            <FaqCategory key={category.id} {...category} questionUnit={questionUnit} copyLink={copyLink} />
          ))}
        </div>
        <p className="mt-12 border-t border-line pt-6 text-ink-2">
          <LinkedSentence text={notAnswered} links={{ help, demo }} />
        </p>
      </div>
    </section>
  )
}

type FaqOpeningProps = Pick<FaqViewProps, 'heading' | 'lede' | 'action' | 'search' | 'categories' | 'questionUnit'>

/** The title and the search, beside the list of categories. */
function FaqOpening({ heading, lede, action, search, categories, questionUnit }: FaqOpeningProps) {
  return (
    <div className="grid gap-y-6 lg:side-col-100 xl:side-col-108">
      <div className="lg:flex lg:flex-col">
        <Heading level={1} size="6xl">
          {heading}
        </Heading>
        <p className="mt-3 mb-6 text-lg text-ink-2">{lede}</p>
        <FaqSearch action={action} words={search} />
      </div>
      <Switchboard categories={categories} questionUnit={questionUnit} />
    </div>
  )
}

/** The search, its replacement without a script, and its status. */
function FaqSearch({ action, words }: { action: string; words: FaqContent['search'] }) {
  return (
    <>
      <search className="only-with-script mt-auto">
        <form action={action}>
          {/* The placeholder is a space, for :placeholder-shown (sections/faq/switchboard.css). */}
          <SearchField
            id="faq-search"
            {...faqAttributes.search.props()}
            name="q"
            label={words.label}
            placeholder=" "
            button={<Button type="submit">{words.button}</Button>}
          />
        </form>
      </search>
      <p className="only-without-script mt-auto text-sm text-ink-2">{words.withoutScript}</p>
      <p
        {...faqAttributes.status.props()}
        {...faqAttributes.ask.props(words.askForWord)}
        {...faqAttributes.foundOne.props(words.found.one)}
        {...faqAttributes.foundMany.props(words.found.many)}
        role="status"
        className="mt-2 min-h-6 text-sm wrap-anywhere text-ink-2"
      />
    </>
  )
}

/** Shown instead of the questions if none matches. */
function NothingFound({ empty, clear }: Pick<FaqContent, 'empty' | 'clear'>) {
  return (
    <div {...faqAttributes.empty.props()} hidden className="mt-6">
      <Heading level={2} size="2xl">
        {empty}
      </Heading>
      <Button look="secondary" {...faqAttributes.clear.props()} className="mt-4">
        {clear}
      </Button>
    </div>
  )
}
