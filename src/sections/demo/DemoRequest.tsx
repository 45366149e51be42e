import { Link2 } from 'lucide-react'
import { isOwnForm } from '../../site/demoForm'
import { DEMO_FRAME } from '../../site/interfaceValues'
import type { Contact } from '../../site/settings'
import { ButtonLink } from '../../ui/Button'
import { Eyebrow } from '../../ui/Eyebrow'
import { Heading } from '../../ui/Heading'
import { CallOrWrite } from '../shared/CallOrWrite'
import { type Client, ClientLogo } from '../shared/ClientLogo'
import { SampleNote } from '../shared/SampleNote'
import { sharedHooks } from '../shared/shared.hooks'
import { demoHooks } from './demo.hooks'
import { type Topic, TopicNotes } from './TopicNotes'

export type DemoRequestProps = {
  eyebrow: string
  heading: string
  lede: string
  benefits: readonly { title: string; text: string }[]
  next: { title: string; steps: readonly string[] }
  clientsTitle: string
  clients: readonly Client[]
  /** Small print while these are samples. */
  sampleNote: string | undefined
  share: string
  jump: string
  topics: readonly Topic[]
  frame: { late: string; open: string; talk: string }
  formUrl: string
  contact: Contact
}

const FORM_ANCHOR = 'form'

/** Why to ask for a demo, beside the frame with the form. Source: specification sections 2 and 4. */
export function DemoRequest(props: DemoRequestProps) {
  return (
    <section className="dawn">
      <div className="column grid gap-x-14 gap-y-12 pt-10 pb-20 md:pt-16 xl:grid-cols-[1fr_minmax(0,700px)] xl:items-start">
        <div className="xl:sticky xl:top-25">
          <Eyebrow>{props.eyebrow}</Eyebrow>
          <Heading level={1} className="mt-4">
            {props.heading}
          </Heading>
          <p className="mt-4 measure-42 text-lg text-ink-2">{props.lede}</p>
          <TopicNotes topics={props.topics} className="mt-5" />
          <p className="mt-5 xl:hidden">
            <ButtonLink look="secondary" href={`#${FORM_ANCHOR}`}>
              {props.jump}
            </ButtonLink>
          </p>
          <ul className="mt-8 grid gap-x-10 gap-y-5 md:max-xl:grid-cols-2">
            {props.benefits.map((benefit) => (
              <li key={benefit.title} className="grid first-col-2.5 gap-x-4">
                <span aria-hidden="true" className="mt-1.5 size-2.5 rounded-tick bg-signal" />
                <div>
                  <Heading level={2} size="lg" className="leading-snug tracking-tight">
                    {benefit.title}
                  </Heading>
                  <p className="mt-0.5 text-sm text-ink-2">{benefit.text}</p>
                </div>
              </li>
            ))}
          </ul>
          <Heading level={2} size="sm" className="mt-10 text-ink-2">
            {props.clientsTitle}
          </Heading>
          <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-3 text-ink-3">
            {props.clients.map((client) => (
              <li key={client.name} className="flex items-center gap-2">
                <ClientLogo {...client} />
              </li>
            ))}
          </ul>
          <SampleNote note={props.sampleNote} className="mt-3" />
        </div>
        <div id={FORM_ANCHOR} className="mx-auto w-full max-w-175">
          <DemoFrame words={props.frame} formUrl={props.formUrl} contact={props.contact} />
          <div className="mt-6 rounded-lg border border-line bg-card p-6">
            <Heading level={2} size="xl">
              {props.next.title}
            </Heading>
            <ol className="mt-3 list-decimal space-y-1 pl-5 text-sm text-ink-2 marker:font-semibold marker:text-ink">
              {props.next.steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
            <button
              type="button"
              {...sharedHooks.copyLink.props()}
              className="only-with-script mt-4 inline-flex min-h-11 items-center gap-2 text-sm font-semibold underline underline-offset-4"
            >
              <Link2 aria-hidden="true" className="size-4" />
              {props.share}
            </button>
          </div>
        </div>
      </div>
    </section>
  )
}

/** The frame and the ways on when its form does not come. `demoFrame.client.ts` gives it its address and its height. */
function DemoFrame({ words, formUrl, contact }: Pick<DemoRequestProps, 'formUrl' | 'contact'> & { words: DemoRequestProps['frame'] }) {
  const frame = {
    title: DEMO_FRAME.title,
    height: DEMO_FRAME.initialHeight,
    className: 'block w-full rounded-xl border border-line bg-card',
  }
  return (
    <div>
      {/* There from the start: what comes together with its words is often not read out. */}
      <div role="status">
        <div {...demoHooks.fallback.props()} hidden className="mb-4 rounded-lg border-l-4 border-signal-deep bg-wash p-5">
          <p className="font-semibold">{words.late}</p>
          <p className="mt-1 text-sm">
            <CallOrWrite contact={contact}>
              <a href={formUrl}>{words.open}</a>
            </CallOrWrite>
          </p>
        </div>
      </div>
      <div {...demoHooks.frameSpace.props()} className="only-with-script">
        <iframe {...frame} {...demoHooks.formUrl.props(formUrl)} {...(isOwnForm(formUrl) ? demoHooks.ownForm.props() : {})} />
      </div>
      <noscript>
        <iframe {...frame} src={formUrl} />
      </noscript>
      <p className="mt-3 text-sm text-ink-2">
        {words.talk} <CallOrWrite contact={contact} />
      </p>
    </div>
  )
}
