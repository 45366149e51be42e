import { expect, it } from 'vitest'
import { FORM_FIELDS } from '#src/demoForm/demoRequest.ts'
import { TEST_WORDS } from '#src/demoForm/requestWords.testing.ts'
import { routes } from '#src/site/routes.ts'
import { site } from '#src/site/site.ts'
import { createDemoFormProps } from './demoFormProps.ts'

const form = {
  ...{
    meta: { title: 'Demo', description: 'A form.' },
    heading: 'Ask for a demo',
    required: '',
    choose: '',
    otherIndustry: 'Any other',
    notice: 'Privacy policy',
  },
  ...TEST_WORDS,
  ...{ consentName: '', errorsTitle: '', submit: '', sending: '', failed: '', sent: { heading: '', referenceLabel: '', keep: '' } },
  fields: Object.fromEntries(FORM_FIELDS.map((field) => [field, field])),
} as unknown as Parameters<typeof createDemoFormProps>[0]

it('the demo form offers the industries that have a page, and after them one for everybody else', () =>
  expect(createDemoFormProps(form, [{ label: 'Ports' }, { label: 'Mines' }]).industries).toEqual(['Ports', 'Mines', form.otherIndustry]))
it('the demo form’s script is not sent what only the service says', () =>
  expect(JSON.stringify(createDemoFormProps(form, []))).not.toContain(TEST_WORDS.answers.goBack))
it('the demo form leads to the privacy policy by its whole address, since it may stand in a frame of another site', () =>
  expect(createDemoFormProps(form, []).words.notice).toEqual({ label: 'Privacy policy', href: `${site.url}${routes.privacy}` }))
