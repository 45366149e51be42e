import { FORM_FIELDS } from '#src/demoForm/demoRequest.ts'
import { formPageAttributes } from '#src/demoForm/formPage.attributes.ts'
import { errorSlot, REFERENCE_SLOT } from '#src/demoForm/formSlots.ts'
import { DemoFormMarkup, type DemoFormMarkupProps } from './DemoFormMarkup.tsx'
import { SentMessage } from './SentMessage.tsx'

const EVERY_ERROR = Object.fromEntries(FORM_FIELDS.map((field) => [field, errorSlot(field)]))

/**
 * Templates of the service's answers without JavaScript: the form with every possible error, and the confirmation.
 * server/leads/http/formPage.ts takes the parts that an answer needs. This form has no name, because the page's other form has it.
 */
export function AnswerTemplates({ words, industries }: Pick<DemoFormMarkupProps, 'words' | 'industries'>) {
  return (
    <>
      <template {...formPageAttributes.refused.props()}>
        <DemoFormMarkup words={words} industries={industries} errors={EVERY_ERROR} aria-labelledby={undefined} />
      </template>
      <template {...formPageAttributes.sent.props()}>
        <SentMessage {...words.sent} reference={REFERENCE_SLOT} />
      </template>
    </>
  )
}
