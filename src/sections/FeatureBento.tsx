import type { ReactNode } from 'react'
import { Broadcast, type BroadcastProps } from '../illustrations/Broadcast'
import { PointsLedger, type PointsLedgerProps } from '../illustrations/PointsLedger'
import { TextThread, type TextThreadProps } from '../illustrations/TextThread'
import { Card } from '../ui/Card'
import { Eyebrow } from '../ui/Eyebrow'
import { TextLink } from '../ui/TextLink'

type FeatureText = { tag: string; heading: string; text: string; href: string; link: string }

export type FeatureBentoProps = {
  eyebrow: string
  heading: string
  tracking: FeatureText & { thread: TextThreadProps }
  policy: FeatureText & { ledger: PointsLedgerProps }
  communication: FeatureText & { broadcast: BroadcastProps }
}

/** The three features, each with a piece of its own interface. */
export function FeatureBento({ eyebrow, heading, tracking, policy, communication }: FeatureBentoProps) {
  return (
    <section id="features" className="column py-24 md:py-32">
      <Eyebrow>{eyebrow}</Eyebrow>
      <h2 className="mt-4 max-w-[17em] text-4xl">{heading}</h2>
      <div className="mt-11 grid gap-[18px] lg:grid-cols-[1.42fr_1fr]">
        <Card tone="wash" className="grid gap-8 sm:p-9 lg:row-span-2 lg:grid-rows-[auto_1fr]">
          <FeatureCopy feature={tracking} large />
          <TextThread {...tracking.thread} className="self-end sm:p-6" />
        </Card>
        <FeatureCard feature={policy}>
          <PointsLedger {...policy.ledger} />
        </FeatureCard>
        <FeatureCard feature={communication}>
          <Broadcast {...communication.broadcast} />
        </FeatureCard>
      </div>
    </section>
  )
}

function FeatureCard({ feature, children }: { feature: FeatureText; children: ReactNode }) {
  return (
    <Card className="grid gap-6 sm:grid-cols-[1fr_1.1fr] sm:items-center lg:grid-cols-1 xl:grid-cols-[1fr_1.25fr]">
      <FeatureCopy feature={feature} />
      {children}
    </Card>
  )
}

function FeatureCopy({ feature, large = false }: { feature: FeatureText; large?: boolean }) {
  return (
    <div>
      <p className="flex items-center gap-2 text-xs font-semibold text-ink-2">
        <span aria-hidden="true" className="size-2.5 rounded-[3px] bg-signal" />
        {feature.tag}
      </p>
      <h3 className={`mt-3 mb-2 ${large ? 'text-3xl' : 'text-xl'}`}>{feature.heading}</h3>
      <p className={`text-ink-2 ${large ? 'max-w-[50ch]' : 'text-sm'}`}>{feature.text}</p>
      <TextLink href={feature.href} arrow className={`mt-4 ${large ? '' : 'text-sm'}`}>
        {feature.link}
      </TextLink>
    </div>
  )
}
