import { SectionHeading } from '#src/sections/shared/SectionHeading.tsx'
import { namedSection } from '#src/sections/shared/section.attributes.ts'

export type QuestionsBlockProps = { id: string; heading: string; questions: readonly { question: string; answer: string }[] }

/** Questions beside their heading. Each opens its answer. */
export function QuestionsBlock({ id, heading, questions }: QuestionsBlockProps) {
  return (
    <section {...namedSection(id)} className="column grid gap-x-16 gap-y-6 plain-section sm:gap-y-8 lg:grid-cols-headed">
      <SectionHeading id={id} heading={heading} />
      <div>
        {questions.map(({ question, answer }) => (
          <details key={question} className="faq">
            <summary>{question}</summary>
            <p className="pb-4 text-ink-2">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
