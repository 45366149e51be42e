import { Link2 } from 'lucide-react'
import type { DemoContent } from '../../schemas/demo'
import { isOwnForm } from '../../site/demoForm'
import { DEMO_FRAME } from '../../site/interfaceValues'
import type { Contact } from '../../site/settings'
import { Bullet } from '../../ui/Bullet'
import { Eyebrow } from '../../ui/Eyebrow'
import { Heading } from '../../ui/Heading'
import { uiAttributes } from '../../ui/ui.attributes'
import { CallOrWrite } from '../shared/CallOrWrite'
import { type Client, ClientLogo } from '../shared/ClientLogo'
import { clientsAttributes } from '../shared/clients.attributes'
import { PhoneLink } from '../shared/PhoneLink'
import { SampleNote } from '../shared/SampleNote'
import { sharedAttributes } from '../shared/shared.attributes'
import { demoAttributes } from './demo.attributes'
import { demoRequestAttributes } from './demoRequest.attributes'
import { NextSteps, type NextStepsProps } from './NextSteps'
import { type Topic, TopicNotes } from './TopicNotes'

export type DemoRequestProps = {
  eyebrow: string
  heading: string
  lede: string
  benefits: readonly { title: string; text: string }[]
  next: NextStepsProps
  clientsTitle: string
  clients: readonly Client[]
  /** Small print while these are samples. */
  sampleNote: string | undefined
  share: string
  topics: readonly Topic[]
  frame: DemoContent['frame']
  formUrl: string
  contact: Contact
}

const FORM_ANCHOR = 'form'
/** What happens after a request, beside the frame with the form, and why to ask for a demo. Source: specification sections 2 and 4. */
export function DemoRequest(props: DemoRequestProps) {
  return (
    <section className="column grid gap-x-14 gap-y-10 pt-10 pb-20 md:pt-14 xl:grid-cols-[1fr_minmax(0,700px)]">
      {/* Beside the frame, which may be long, it goes along: whole where a window is high enough, or its steps alone. */}
      <div className="max-xl:contents xl:tall:sticky xl:tall:top-25 xl:tall:self-start">
        <div>
          <Eyebrow>{props.eyebrow}</Eyebrow>
          <Heading level={1} className="mt-4">
            {props.heading}
          </Heading>
          <p className="mt-4 measure-60 text-lg text-ink-2 md:max-xl:text-balance">{props.lede}</p>
          <TopicNotes topics={props.topics} place="page" />
        </div>
        <div className="max-xl:order-1 xl:sticky xl:top-25 xl:mt-8">
          <NextSteps {...props.next} />
        </div>
      </div>
      <div id={FORM_ANCHOR} className="mx-auto w-full max-w-175">
        <DemoFrame words={props.frame} formUrl={props.formUrl} contact={props.contact} />
        <button
          type="button"
          {...sharedAttributes.copyLink.props()}
          className="only-with-script mt-2 inline-flex min-h-11 items-center gap-2 text-sm font-semibold underline underline-offset-4"
        >
          <Link2 aria-hidden="true" className="size-4" />
          {props.share}
        </button>
      </div>
      <div className="grid gap-y-10 border-t border-line pt-10 max-xl:order-1 max-xl:mt-2 xl:col-span-2 xl:mt-4">
        <ul {...demoRequestAttributes.benefits.props()} className="grid gap-x-10 gap-y-5 md:grid-cols-2 xl:grid-cols-4">
          {props.benefits.map((benefit) => (
            <li key={benefit.title} className="grid first-col-2.5 gap-x-4 xl:block">
              <Bullet className="mt-1.5" />
              <div>
                <Heading level={2} size="lg" className="leading-snug tracking-tight xl:mt-3">
                  {benefit.title}
                </Heading>
                <p className="mt-0.5 text-sm text-ink-2 xl:mt-1.5">{benefit.text}</p>
              </div>
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap items-center gap-x-10 gap-y-3">
          <Heading level={2} size="sm" className="text-ink-2 max-xl:w-full">
            {props.clientsTitle}
          </Heading>
          <ul {...clientsAttributes.list.props()} className="flex flex-wrap gap-x-8 gap-y-3 text-ink-3">
            {props.clients.map((client) => (
              <li key={client.name}>
                <ClientLogo {...client} />
              </li>
            ))}
          </ul>
          <SampleNote note={props.sampleNote} />
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
      {/* Where a browser, an extension or a company blocks frames; there from the start, since a blocked frame says nothing. */}
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-6 text-sm text-ink-2">
        <p {...uiAttributes.print.props('no')}>
          {words.missing}{' '}
          <a href={formUrl} {...demoAttributes.formLink.props()}>
            {words.openMissing}
          </a>
          .
        </p>
        <PhoneLink contact={contact} className="text-base text-ink" />
      </div>
      {/* There from the start: what comes together with its words is often not read out. */}
      <div role="status">
        <div {...demoAttributes.fallback.props()} hidden className="mb-4 rounded-lg border-l-4 border-signal-deep bg-wash p-5">
          <p className="font-semibold">{words.late}</p>
          <p className="mt-1 text-sm">
            <CallOrWrite contact={contact}>
              <a href={formUrl} {...demoAttributes.formLink.props()}>
                {words.open}
              </a>
            </CallOrWrite>
          </p>
        </div>
      </div>
      <div {...demoAttributes.frameSpace.props()} className="only-with-script rounded-xl bg-card outline -outline-offset-1 outline-line">
        <iframe {...frame} {...demoAttributes.formUrl.props(formUrl)} {...(isOwnForm(formUrl) ? demoAttributes.ownForm.props() : {})} />
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
