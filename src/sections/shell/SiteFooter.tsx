import { Mail, Phone } from 'lucide-react'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { relOf } from '#src/lib/anywhere/pages/link.ts'
import { sharedAttributes } from '#src/sections/shared/shared.attributes.ts'
import { ThemeSwitch, type ThemeSwitchProps } from '#src/sections/theme/ThemeSwitch.tsx'
import type { SiteSettings } from '#src/site/settings.ts'
import { EmailAddress } from '#src/ui/EmailAddress.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { IconDrawing } from '#src/ui/IconDrawing.tsx'
import { IconLink } from '#src/ui/links/IconLink.tsx'
import { PhoneFold } from '#src/ui/PhoneFold.tsx'
import { ariaCurrent } from './ariaCurrent.ts'
import { BrandLogo } from './BrandLogo.tsx'
import type { FooterColumn } from './shellNavigation.ts'

export type SiteFooterProps = {
  site: SiteSettings
  path: string
  about: string
  theme: ThemeSwitchProps
  columns: readonly FooterColumn[]
}

const CONTACT_CLASS = 'target min-h-9 gap-2.5 font-semibold'

/**
 * Columns: about and contact, then those of content. The last one lies below the others if there is no space beside them. Source:
 * specification sections 1 and 2.
 */
export function SiteFooter({ site, path, about, theme, columns }: SiteFooterProps) {
  return (
    <footer {...sharedAttributes.shell.props()} className="bg-deck text-on-deck outline-1 outline-rim">
      <div
        className={cn(
          'column grid gap-x-10 pt-7 pb-4',
          'sm:grid-cols-3 sm:gap-y-10 sm:py-16',
          'lg:grid-cols-footer xl:grid-cols-whole-footer',
        )}
      >
        <FooterContact site={site} about={about} />
        {columns.map((column) => (
          <FooterList key={column.title} {...column} path={path} />
        ))}
      </div>
      <div className="border-t border-deck-line">
        <div className="column flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-4 text-sm text-on-deck-2 sm:gap-y-4 sm:py-6">
          <p>
            © {site.legalName} <span aria-hidden="true">·</span> {site.agency}
          </p>
          <ThemeSwitch {...theme} />
        </div>
      </div>
    </footer>
  )
}

/** The company in a sentence, and the ways to reach it. */
function FooterContact({ site, about }: Pick<SiteFooterProps, 'site' | 'about'>) {
  return (
    <div className="flex flex-wrap content-start justify-between gap-x-10 gap-y-4 max-sm:mb-4 sm:col-span-full lg:col-span-1">
      <div>
        <p className="flex items-center gap-2.5 font-display text-xl font-bold tracking-tight">
          <BrandLogo isEdged className="size-8" />
          {site.name}
        </p>
        <p className="mt-3 measure-34 sm:mt-4 text-sm text-on-deck-2">{about}</p>
      </div>
      <div>
        <p className="grid gap-1 text-sm">
          <a href={site.phoneHref} className={CONTACT_CLASS}>
            <Phone aria-hidden="true" className="size-4 text-signal" />
            {site.phone}
          </a>
          <a href={site.emailHref} className={CONTACT_CLASS}>
            <Mail aria-hidden="true" className="size-4 shrink-0 text-signal" />
            <EmailAddress address={site.email} />
          </a>
        </p>
        <ul className="mt-3 flex flex-wrap gap-2 sm:mt-4">
          <SocialLink label="LinkedIn" href={site.social.linkedin} mark="people" />
          <SocialLink label="YouTube" href={site.social.youtube} mark="play" />
        </ul>
      </div>
    </div>
  )
}

function FooterList({ title, links, path }: FooterColumn & { path: string }) {
  return (
    <PhoneFold
      isNav
      label={title}
      head={
        <Heading level={2} size="sm" look="label" tone="signal" className="flex items-center max-sm:h-11">
          {title}
        </Heading>
      }
      className="max-sm:border-t max-sm:border-deck-line"
    >
      <ul className="grid text-sm max-sm:pb-3 sm:mt-2.5">
        {links.map((link) => (
          <li key={link.href}>
            <a
              href={link.href}
              rel={relOf(link.href)}
              aria-current={ariaCurrent(path, link.href) === 'page' ? 'page' : undefined}
              className={cn(
                'target min-h-8 text-on-deck-2 no-underline',
                'hover:text-on-deck hover:underline',
                'current:font-semibold current:text-on-deck',
              )}
            >
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </PhoneFold>
  )
}

/** Icons of people who talk and of films, instead of the networks' logos. */
const SOCIAL_MARKS = {
  people: {
    lines: 'M9 12.2a3.1 3.1 0 1 0 0-6.2 3.1 3.1 0 0 0 0 6.2zM2.8 20c.3-3.7 2.7-5.6 6.2-5.6s5.9 1.9 6.2 5.6',
    accent: 'M14 3.5h7.5v6h-4L15 12V9.5h-1z',
  },
  play: { lines: 'M3 4.5h18v12H3zM8 20h8', accent: 'M10 7.5v6l5-3z' },
} as const

/** Without an address: a placeholder link (docs/requirements/clarifications.md, "Routes and states"). */
function SocialLink({ label, href, mark }: { label: string; href: string | null; mark: keyof typeof SOCIAL_MARKS }) {
  return (
    <li>
      <IconLink label={label} href={href} rel="me noopener">
        <IconDrawing paths={SOCIAL_MARKS[mark]} className="size-5" />
      </IconLink>
    </li>
  )
}
