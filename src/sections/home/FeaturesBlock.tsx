import { ScenePicture } from '#src/illustrations/scenes/ScenePicture.tsx'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import type { HomeBlockOf } from '#src/schemas/pages/home/homeBlocks.ts'
import type { HomeFeature } from '#src/schemas/pages/home/homeFeatures.ts'
import { sectionAttributes } from '#src/sections/shared/section.attributes.ts'
import { Eyebrow } from '#src/ui/Eyebrow.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { TextLink } from '#src/ui/links/TextLink.tsx'
import { uiAttributes } from '#src/ui/ui.attributes.ts'
import { homeAttributes } from './home.attributes.ts'

/** The two cards. On phones a wide one is a band across the screen; `after`, the space above it unless it is the first. */
const LOOKS = {
  /** Over the whole width, with the words beside the picture. */
  wide: {
    card: 'card-warm sm:p-7 lg:p-12 max-sm:rounded-none max-sm:border-x-0 p-6 max-sm:px-(--page-gutter) max-sm:py-4',
    columns: 'grid gap-x-8 gap-y-3 sm:col-span-2 sm:gap-y-8 md:grid-cols-beside md:items-center lg:gap-x-12 max-sm:-mx-(--page-gutter)',
    after: 'max-sm:mt-4',
    scene: 'card',
    heading: { size: '3xl', onPhones: 'xl' },
    text: 'sm:measure-50 sm:text-base',
    link: 'sm:text-base',
    /** Matches the card's warm background. */
    line: 'border-signal-deep/40',
    channels: 'sm:mt-5 sm:grid sm:grid-cols-2 sm:gap-x-6 md:max-lg:block',
    channel: 'sm:py-2.5 md:max-lg:py-1.5',
  },
  /** One of two columns. It has space for one column of channels. */
  half: {
    /** On phones text directly on the page, one below the other. */
    card: 'border border-line bg-card sm:p-5 lg:p-7 max-sm:rounded-none max-sm:border-0 max-sm:bg-transparent p-0 max-sm:pt-3.5',
    columns: 'grid grid-rows-[auto_1fr] gap-3 sm:gap-6 xl:grid-cols-beside xl:grid-rows-1',
    after: '',
    scene: 'halfCard',
    heading: { size: 'xl', onPhones: 'lg' },
    text: '',
    link: '',
    line: 'border-line',
    channels: '',
    channel: '',
  },
} as const
type Look = (typeof LOOKS)[keyof typeof LOOKS]

/**
 * Whether the card of a feature fills a row of two columns: the first one does, and so does the last if it would be alone in its row.
 * @param index place of the card, from 0
 */
export const isWideFeature = (index: number, count: number): boolean => index === 0 || (index === count - 1 && index % 2 === 1)

/** The features, each with a part of its interface. */
export function FeaturesBlock({ id, eyebrow, heading, features }: Omit<HomeBlockOf<'features'>, 'kind'> & { id: string }) {
  return (
    // No `namedSection`, whose heading has the id: /features leads to this one (site/redirects.json), and shows the eyebrow, too.
    <section {...sectionAttributes.name.props(id)} id={id} className="column py-7 sm:py-24 lg:pb-20">
      <Eyebrow>{eyebrow}</Eyebrow>
      <Heading level={2} className="mt-1 sm:mt-2">
        {heading}
      </Heading>
      <div className="mt-4 grid sm:mt-11 sm:grid-cols-2 sm:gap-4.5 lg:mt-9">
        {features.map((feature, index) => {
          const look = LOOKS[isWideFeature(index, features.length) ? 'wide' : 'half']
          return (
            <div
              key={feature.action.href}
              {...uiAttributes.card.props()}
              className={cn('rounded-xl', look.card, look.columns, index > 0 && look.after)}
            >
              <FeatureText feature={feature} look={look} />
              <ScenePicture scene={feature.scene} container={look.scene} />
            </div>
          )
        })}
      </div>
    </section>
  )
}

type FeatureTextProps = { feature: HomeFeature; look: Look }

function FeatureText({ feature, look }: FeatureTextProps) {
  const copy = <FeatureCopy feature={feature} look={look} />
  if (!feature.channels) return copy
  return (
    <div>
      {copy}
      <FeatureChannels channels={feature.channels} look={look} />
    </div>
  )
}

function FeatureCopy({ feature, look }: FeatureTextProps) {
  return (
    <div {...homeAttributes.feature.props()}>
      <p className="flex items-center gap-x-2 text-xs font-semibold text-ink-2">
        <Icon name={feature.icon} lines="ink" className="size-7" />
        {feature.tag}
      </p>
      <Heading level={3} {...look.heading} className="mt-1.5 mb-1 sm:mt-3 sm:mb-2">
        {feature.heading}
      </Heading>
      <p className={cn('text-sm text-ink-2', look.text)}>{feature.text}</p>
      <p className={cn('mt-1 text-sm sm:mt-4', look.link)}>
        <TextLink href={feature.action.href} look="arrow">
          {feature.action.label}
        </TextLink>
      </p>
    </div>
  )
}

function FeatureChannels({ channels, look }: { channels: NonNullable<HomeFeature['channels']>; look: Look }) {
  return (
    <ul className={cn('mt-3 border-t', look.line, look.channels)}>
      {channels.map((channel) => (
        <li
          key={channel.name}
          className={cn('border-b', look.line, 'py-1 text-sm', 'everyday:max-sm:flex everyday:max-sm:gap-x-3', look.channel)}
        >
          <span className="block shrink-0 font-semibold everyday:max-sm:w-22">{channel.name}</span>
          <span className="text-ink-2">{channel.detail}</span>
        </li>
      ))}
    </ul>
  )
}
