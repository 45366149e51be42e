import { ScenePicture } from '#src/illustrations/scenes/ScenePicture.tsx'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import type { HomeBlockOf } from '#src/schemas/home/homeBlocks.ts'
import type { HomeFeature } from '#src/schemas/home/homeFeatures.ts'
import { sectionAttributes } from '#src/sections/shared/section.attributes.ts'
import { Card } from '#src/ui/Card.tsx'
import { Eyebrow } from '#src/ui/Eyebrow.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { TextLink } from '#src/ui/links/TextLink.tsx'
import { homeAttributes } from './home.attributes.ts'

export type FeaturesBlockProps = Omit<HomeBlockOf<'features'>, 'kind'> & { id: string }

/** A card over the whole width, with the words beside the picture. */
const WIDE = 'grid gap-x-8 gap-y-3 sm:col-span-2 sm:gap-y-8 md:grid-cols-beside md:items-center lg:gap-x-12'
/** On phones a band reaches both edges of the screen. */
const EDGES = 'max-sm:-mx-(--page-gutter)'
/** On phones a band has space above it. */
const BAND_SPACE = 'max-sm:mt-4'
const HALF = 'grid grid-rows-[auto_1fr] gap-3 sm:gap-6 xl:grid-cols-beside xl:grid-rows-1'

/**
 * Whether the card of a feature fills a row of two columns: the first one does, and so does the last if it would be alone in its row.
 * @param index place of the card, from 0
 */
export const isWideFeature = (index: number, count: number): boolean => index === 0 || (index === count - 1 && index % 2 === 1)

/** The features, each with a part of its interface. */
export function FeaturesBlock({ id, eyebrow, heading, features }: FeaturesBlockProps) {
  return (
    // No `namedSection`, whose heading has the id: /features leads to this one (site/redirects.json), and shows the eyebrow, too.
    <section {...sectionAttributes.name.props(id)} id={id} className="column py-7 sm:py-24 lg:pb-20">
      <Eyebrow>{eyebrow}</Eyebrow>
      <Heading level={2} className="mt-1 sm:mt-2">
        {heading}
      </Heading>
      <div className="mt-4 grid sm:mt-11 sm:grid-cols-2 sm:gap-4.5 lg:mt-9">
        {features.map((feature, index) =>
          isWideFeature(index, features.length) ? (
            <Card key={feature.action.href} look="wash" space="wide" onPhones="band" className={cn(WIDE, EDGES, index > 0 && BAND_SPACE)}>
              <FeatureText feature={feature} isWide />
              <ScenePicture scene={feature.scene} place="card" />
            </Card>
          ) : (
            <Card key={feature.action.href} space="half" onPhones="page" className={HALF}>
              <FeatureText feature={feature} />
              <ScenePicture scene={feature.scene} place="halfCard" />
            </Card>
          ),
        )}
      </div>
    </section>
  )
}

type FeatureTextProps = { feature: HomeFeature; isWide?: boolean }

function FeatureText({ feature, isWide = false }: FeatureTextProps) {
  const copy = <FeatureCopy feature={feature} isWide={isWide} />
  if (!feature.channels) return copy
  return (
    <div>
      {copy}
      <FeatureChannels channels={feature.channels} isWide={isWide} />
    </div>
  )
}

/** Lines on a wide card match its warm background. A half card has space for one column. */
function FeatureChannels({ channels, isWide }: { channels: NonNullable<HomeFeature['channels']>; isWide: boolean }) {
  const line = isWide ? 'border-signal-deep/40' : 'border-line'
  return (
    <ul className={cn('mt-3 border-t', line, isWide && 'sm:mt-5 sm:grid sm:grid-cols-2 sm:gap-x-6 md:max-lg:block')}>
      {channels.map((channel) => (
        <li
          key={channel.name}
          className={cn(
            'border-b',
            line,
            'py-1 text-sm',
            'everyday:max-sm:flex everyday:max-sm:gap-x-3',
            isWide && 'sm:py-2.5 md:max-lg:py-1.5',
          )}
        >
          <span className="block shrink-0 font-semibold everyday:max-sm:w-22">{channel.name}</span>
          <span className="text-ink-2">{channel.detail}</span>
        </li>
      ))}
    </ul>
  )
}

function FeatureCopy({ feature, isWide }: { feature: HomeFeature; isWide: boolean }) {
  return (
    <div {...homeAttributes.feature.props()}>
      <p className="flex items-center gap-x-2 text-xs font-semibold text-ink-2">
        <Icon name={feature.icon} lines="ink" className="size-7" />
        {feature.tag}
      </p>
      <Heading level={3} size={isWide ? '3xl' : 'xl'} onPhones={isWide ? 'xl' : 'lg'} className="mt-1.5 mb-1 sm:mt-3 sm:mb-2">
        {feature.heading}
      </Heading>
      <p className={`text-sm text-ink-2 ${isWide ? 'sm:measure-50 sm:text-base' : ''}`}>{feature.text}</p>
      <p className={`mt-1 text-sm sm:mt-4 ${isWide ? 'sm:text-base' : ''}`}>
        <TextLink href={feature.action.href} look="arrow">
          {feature.action.label}
        </TextLink>
      </p>
    </div>
  )
}
