import { Link2 } from 'lucide-react'
import { skyHourAttributes } from '#src/illustrations/sky/skyHour.attributes.ts'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import type { DemoContent } from '#src/schemas/pages/demo.ts'
import type { Client } from '#src/sections/shared/clientLogo/ClientLogo.tsx'
import { CallOrWrite } from '#src/sections/shared/contact/CallOrWrite.tsx'
import { OpeningSection } from '#src/sections/shared/opening/OpeningSection.tsx'
import { OpeningTitle } from '#src/sections/shared/opening/OpeningTitle.tsx'
import { SampleNote } from '#src/sections/shared/SampleNote.tsx'
import { sharedAttributes } from '#src/sections/shared/shared.attributes.ts'
import type { Contact } from '#src/site/settings.ts'
import { Bullet } from '#src/ui/Bullet.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { TextButton } from '#src/ui/TextButton.tsx'
import { uiAttributes } from '#src/ui/ui.attributes.ts'
import { demoAttributes } from '../demo.attributes.ts'
import { TopicNotes } from '../TopicNotes.tsx'
import { ClientTiles } from './ClientTiles.tsx'
import { DemoFrame } from './DemoFrame.tsx'
import { demoViewAttributes } from './demoView.attributes.ts'
import { NextSteps } from './NextSteps.tsx'
import { OneLitStation } from './OneLitStation.tsx'

export type DemoViewProps = Omit<DemoContent, 'meta' | 'clients' | 'form' | 'start'> & {
  clients: readonly Client[]
  /** Small print while the clients are samples. */
  sampleNote: string | undefined
  formUrl: string
  contact: Contact
}

const FORM_ANCHOR = 'form'
/** Of the sky: before the day begins, so that the form is the brightest thing on the page. */
const SKY_HOUR = 'early'

/** Places in the two columns of wide screens. */
const PLACES = {
  /** Over the sky of the introduction, which reaches across the page. */
  form: 'xl:relative xl:col-start-2 xl:row-span-2 xl:row-start-1 xl:pt-14 low:pt-5',
  steps: 'xl:row-span-2 xl:row-start-2',
  benefits: 'xl:col-start-2 xl:row-start-3',
  clients: 'xl:col-span-2',
}

/**
 * The frame with the form, the next steps after a request, and reasons to ask for a demo. Narrow screens and paper have the parts in this
 * order. Wide screens have words and next steps on the left, form and reasons on the right. Source: specification sections 2 and 4.
 */
export function DemoView(props: DemoViewProps) {
  const { frame, formUrl, contact, share, next, benefits } = props
  return (
    <OpeningSection sky={SKY_HOUR}>
      <div
        className={cn(
          'column grid gap-x-14 gap-y-8 max-sm:gap-y-5',
          'pb-20 print:gap-y-5 print:pb-0',
          'xl:grid-cols-[1fr_minmax(0,700px)] xl:grid-rows-headed',
        )}
      >
        <Introduction {...props} />
        <div className={PLACES.form}>
          <div id={FORM_ANCHOR} className="mx-auto w-full max-w-175">
            <DemoFrame words={frame} formUrl={formUrl} contact={contact} />
            <BelowFrame frame={frame} formUrl={formUrl} share={share} />
          </div>
        </div>
        <div className={PLACES.steps}>
          {/* Sticky, so that the steps stay in sight beside a long frame. */}
          <div className="xl:sticky xl:top-25">
            <NextSteps {...next} />
          </div>
        </div>
        <div className={PLACES.benefits}>
          <Benefits benefits={benefits} />
        </div>
        <div className={`border-t border-line pt-8 ${PLACES.clients}`}>
          <Clients {...props} />
        </div>
      </div>
    </OpeningSection>
  )
}

type IntroductionProps = Pick<DemoViewProps, 'eyebrow' | 'heading' | 'lede' | 'frame' | 'contact' | 'topics'>

function Introduction({ eyebrow, heading, lede, frame, contact, topics }: IntroductionProps) {
  return (
    <div className="relative isolate flex flex-col justify-between text-on-deck">
      {/* Across the page, behind the form. */}
      <div {...skyHourAttributes.hour.props(SKY_HOUR)} className="sky-across absolute inset-0 -z-1 print:hidden" />
      <div className="pt-5 sm:pt-6 md:pt-14">
        <OpeningTitle surface="deck" eyebrow={eyebrow} heading={heading} size="title" className="max-sm:mt-2" />
        <p className="mt-4 measure-60 text-lg md:max-xl:text-balance">{lede}</p>
        <p className="mt-3 text-sm">
          <CallOrWrite text={frame.ratherTalk} contact={contact} />
        </p>
        <TopicNotes topics={topics} place="page" />
      </div>
      <OneLitStation hour={SKY_HOUR} className="mt-6 max-w-110 max-sm:mt-3 max-sm:max-w-48 md:mt-10" />
    </div>
  )
}

/** The way to the form without a frame, and the button that copies the page's address. */
function BelowFrame({ frame, formUrl, share }: Pick<DemoViewProps, 'frame' | 'formUrl' | 'share'>) {
  return (
    <div className="mt-2 flex flex-wrap items-center justify-between gap-x-6 text-sm">
      {/* For visitors whose browser, extension or company blocks frames. Shown until the form reports itself, because a blocked frame reports nothing. */}
      <p {...uiAttributes.print.props('no')} {...demoAttributes.missing.props()} className="text-ink-2">
        {frame.noForm}{' '}
        <a href={formUrl} {...demoAttributes.formLink.props()}>
          {frame.openNoForm}
        </a>
        .
      </p>
      <TextButton look="withIcon" {...sharedAttributes.copyLink.props()}>
        <Link2 aria-hidden="true" className="size-4" />
        {share}
      </TextButton>
    </div>
  )
}

/** Reasons to ask for a demo. */
function Benefits({ benefits }: Pick<DemoViewProps, 'benefits'>) {
  return (
    <ul {...demoViewAttributes.benefits.props()} className="grid gap-x-10 gap-y-5 md:grid-cols-2">
      {benefits.map((benefit) => (
        <li key={benefit.title} className="grid first-col-2.5 gap-x-4">
          <Bullet className="mt-1.5" />
          <div>
            <Heading level={2} size="lg" className="py-0.75">
              {benefit.title}
            </Heading>
            <p className="mt-0.5 text-sm text-ink-2">{benefit.text}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

function Clients({ clientsTitle, clients, sampleNote }: Pick<DemoViewProps, 'clientsTitle' | 'clients' | 'sampleNote'>) {
  return (
    <>
      <Heading level={2} size="sm" tone="quiet">
        {clientsTitle}
      </Heading>
      <ClientTiles clients={clients} className="mt-3" />
      <SampleNote note={sampleNote} className="mt-2" />
    </>
  )
}
