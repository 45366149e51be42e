import type { ReactNode } from 'react'
import { Broadcast, type BroadcastProps } from '../../illustrations/Broadcast'
import { PointsLedger, type PointsLedgerProps } from '../../illustrations/PointsLedger'
import { TextThread, type TextThreadProps } from '../../illustrations/TextThread'
import type { IconName } from '../../lib/anywhere/pictureNames'
import { Card } from '../../ui/Card'
import { Heading } from '../../ui/Heading'
import { Icon } from '../../ui/Icon'
import { ScrollFrame } from '../../ui/ScrollFrame'
import { TextLink } from '../../ui/TextLink'
import { homeHooks } from './home.hooks'

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
    <section id="features" className="column py-7 sm:py-24 md:py-32">
      <p className="text-sm font-semibold text-ink-2">{eyebrow}</p>
      <Heading level={2} className="mt-2 measure-em-17">
        {heading}
      </Heading>
      <div className="mt-6 sm:mt-11">
        <ScrollFrame label={heading} className="swipe-frame sm:overflow-x-visible">
          <div className="swipe-row grid gap-4.5 lg:grid-cols-2">
            <Card
              tone="wash"
              className="grid gap-x-12 gap-y-8 max-sm:contents sm:p-9 lg:col-span-2 lg:grid-cols-beside lg:items-center lg:p-12"
            >
              {/* On phones the words and the picture are two cards. */}
              <div className="max-sm:rounded-xl max-sm:bg-wash max-sm:p-5">
                <FeatureCopy feature={tracking} large />
                <ul className="mt-5 grid grid-cols-2 gap-x-6 border-t border-signal-deep/40">
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
        </ScrollFrame>
      </div>
    </section>
  )
}

function FeatureCard({ feature, children }: { feature: FeatureText; children: ReactNode }) {
  return (
    <Card className="grid content-between gap-4 p-5 sm:grid-cols-beside sm:gap-6 sm:p-7 sm:content-normal sm:items-center lg:grid-cols-1 xl:grid-cols-beside">
      <FeatureCopy feature={feature} />
      {children}
    </Card>
  )
}

function FeatureCopy({ feature, large = false }: { feature: FeatureText; large?: boolean }) {
  return (
    <div {...homeHooks.feature.props()}>
      <p className="flex items-center gap-2 text-xs font-semibold text-ink-2">
        <Icon name={feature.icon} className="size-7 text-ink" />
        {feature.tag}
      </p>
      <Heading level={3} size={large ? '3xl' : 'xl'} className="mt-3 mb-2">
        {feature.heading}
      </Heading>
      <p className={`text-sm text-ink-2 ${large ? 'sm:measure-50 sm:text-base' : ''}`}>{feature.text}</p>
      <p className={`mt-3 text-sm sm:mt-4 ${large ? 'sm:text-base' : ''}`}>
        <TextLink href={feature.href} arrow>
          {feature.link}
        </TextLink>
      </p>
    </div>
  )
}
