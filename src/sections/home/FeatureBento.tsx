import type { ReactNode } from 'react'
import { Broadcast, type BroadcastProps } from '../../illustrations/Broadcast'
import { PointsLedger, type PointsLedgerProps } from '../../illustrations/PointsLedger'
import { TextThread, type TextThreadProps } from '../../illustrations/TextThread'
import type { IconName } from '../../lib/anywhere/pictureNames'
import { Card } from '../../ui/Card'
import { Eyebrow } from '../../ui/Eyebrow'
import { Heading } from '../../ui/Heading'
import { Icon } from '../../ui/Icon'
import { TextLink } from '../../ui/TextLink'

type FeatureText = { icon: IconName; tag: string; heading: string; text: string; href: string; link: string }

export type FeatureBentoProps = {
  eyebrow: string
  heading: string
  tracking: FeatureText & { channels: readonly { name: string; detail: string }[]; thread: TextThreadProps }
  policy: FeatureText & { ledger: PointsLedgerProps }
  communication: FeatureText & { broadcast: BroadcastProps }
}

/** The three features, each with a piece of its own interface. */
export function FeatureBento({ eyebrow, heading, tracking, policy, communication }: FeatureBentoProps) {
  return (
    <section id="features" className="column py-24 md:py-32">
      <Eyebrow>{eyebrow}</Eyebrow>
      <Heading level={2} className="mt-4 measure-em-17">
        {heading}
      </Heading>
      <div className="mt-11 grid gap-4.5 lg:grid-cols-2">
        <Card tone="wash" className="grid gap-x-12 gap-y-8 sm:p-9 lg:col-span-2 lg:grid-cols-beside lg:items-center lg:p-12">
          <div>
            <FeatureCopy feature={tracking} large />
            <ul className="mt-7 grid grid-cols-2 gap-x-6 border-t border-signal-deep/40">
              {tracking.channels.map((channel) => (
                <li key={channel.name} className="border-b border-signal-deep/40 py-2.5 text-sm">
                  <span className="block font-semibold">{channel.name}</span>
                  <span className="text-ink-2">{channel.detail}</span>
                </li>
              ))}
            </ul>
          </div>
          <TextThread {...tracking.thread} className="sm:p-6" />
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
    <Card className="grid gap-6 sm:grid-cols-beside sm:items-center lg:grid-cols-1 xl:grid-cols-beside">
      <FeatureCopy feature={feature} />
      {children}
    </Card>
  )
}

function FeatureCopy({ feature, large = false }: { feature: FeatureText; large?: boolean }) {
  return (
    <div>
      <p className="flex items-center gap-2 text-xs font-semibold text-ink-2">
        <Icon name={feature.icon} className="size-7 text-ink" />
        {feature.tag}
      </p>
      <Heading level={3} size={large ? '3xl' : 'xl'} className="mt-3 mb-2">
        {feature.heading}
      </Heading>
      <p className={`text-ink-2 ${large ? 'measure-50' : 'text-sm'}`}>{feature.text}</p>
      <p className={`mt-4 ${large ? '' : 'text-sm'}`}>
        <TextLink href={feature.href} arrow>
          {feature.link}
        </TextLink>
      </p>
    </div>
  )
}
