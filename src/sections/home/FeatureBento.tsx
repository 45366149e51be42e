import type { ReactNode } from 'react'
import { Broadcast } from '../../illustrations/scenes/Broadcast'
import { PointsLedger } from '../../illustrations/scenes/PointsLedger'
import { TextThread } from '../../illustrations/scenes/TextThread'
import { cn } from '../../lib/anywhere/markup/cn'
import type { HomeBlockOf } from '../../schemas/home/homeBlocks'
import { FEATURES_SECTION } from '../../site/routes'
import { Card } from '../../ui/Card'
import { Heading } from '../../ui/Heading'
import { Icon } from '../../ui/Icon'
import { TextLink } from '../../ui/links/TextLink'
import { sectionAttributes } from '../shared/section.attributes'
import { homeAttributes } from './home.attributes'

export type FeatureBentoProps = Omit<HomeBlockOf<'features'>, 'kind'>

/** What each feature has, whatever its picture. */
type FeatureText = Omit<FeatureBentoProps['policy'], 'ledger'>

/** The first feature, over the whole width: its words beside its picture. */
const WIDE = 'grid gap-x-8 gap-y-3 sm:col-span-2 sm:gap-y-8 md:grid-cols-beside md:items-center lg:gap-x-12'
const HALF = 'grid grid-rows-[auto_1fr] gap-3 sm:gap-6 xl:grid-cols-beside xl:grid-rows-1'

/** The three features, each with a piece of its own interface. */
export function FeatureBento({ eyebrow, heading, tracking, policy, communication }: FeatureBentoProps) {
  return (
    <section {...sectionAttributes.name.props(FEATURES_SECTION)} id={FEATURES_SECTION} className="column py-7 sm:py-24 lg:pb-20">
      <p className="text-sm font-semibold text-ink-2">{eyebrow}</p>
      <Heading level={2} className="mt-1 sm:mt-2">
        {heading}
      </Heading>
      <div className="mt-4 grid sm:mt-11 lg:mt-9 sm:grid-cols-2 sm:gap-4.5">
        <Card look="wash" space="wide" onPhones="band" className={WIDE}>
          <div>
            <FeatureCopy feature={tracking} isLarge />
            <ul
              className={cn(
                'mt-3 border-t border-signal-deep/40',
                'sm:mt-5 sm:max-md:grid sm:max-md:grid-cols-2 sm:max-md:gap-x-6',
                'lg:grid lg:grid-cols-2 lg:gap-x-6',
              )}
            >
              {tracking.channels.map((channel) => (
                <li
                  key={channel.name}
                  className={cn(
                    'border-b border-signal-deep/40 py-1 text-sm',
                    'everyday:max-sm:flex everyday:max-sm:gap-x-3',
                    'sm:py-2.5 md:max-lg:py-1.5',
                  )}
                >
                  <span className="block shrink-0 font-semibold everyday:max-sm:w-22">{channel.name}</span>
                  <span className="text-ink-2">{channel.detail}</span>
                </li>
              ))}
            </ul>
          </div>
          {/* On phones the morning above has shown one. */}
          <TextThread {...tracking.thread} className="max-sm:hidden" />
        </Card>
        <FeatureCard feature={policy}>
          <PointsLedger {...policy.ledger} isBrief />
        </FeatureCard>
        <FeatureCard feature={communication}>
          <Broadcast {...communication.broadcast} isBrief />
        </FeatureCard>
      </div>
    </section>
  )
}

function FeatureCard({ feature, children }: { feature: FeatureText; children: ReactNode }) {
  return (
    <Card space="half" onPhones="page" className={HALF}>
      <FeatureCopy feature={feature} />
      {children}
    </Card>
  )
}

function FeatureCopy({ feature, isLarge = false }: { feature: FeatureText; isLarge?: boolean }) {
  return (
    <div {...homeAttributes.feature.props()}>
      <p className="flex items-center gap-x-2 text-xs font-semibold text-ink-2">
        <Icon name={feature.icon} lines="ink" className="size-7" />
        {feature.tag}
      </p>
      <Heading level={3} size={isLarge ? '3xl' : 'xl'} phoneSize={isLarge ? 'xl' : 'lg'} className="mt-1.5 mb-1 sm:mt-3 sm:mb-2">
        {feature.heading}
      </Heading>
      <p className={`text-sm text-ink-2 ${isLarge ? 'sm:measure-50 sm:text-base' : ''}`}>{feature.text}</p>
      <p className={`mt-1 text-sm sm:mt-4 ${isLarge ? 'sm:text-base' : ''}`}>
        <TextLink href={feature.href} look="arrow">
          {feature.link}
        </TextLink>
      </p>
    </div>
  )
}
