import { routes } from '#src/site/routes.ts'
import { type Environment, readSettings } from '#src/site/settings.ts'
import type { LaunchItem } from './launchList.ts'

/** @returns an item for each setting that still has a placeholder value */
export function findPlaceholders(env: Environment): LaunchItem[] {
  const site = readSettings(env)
  const isFormOwn = new URL(site.demoFormUrl).pathname === routes.demoForm
  const isSet = (name: string) => Boolean(env[name]?.trim())
  const list: [boolean, LaunchItem][] = [
    [
      /555-?01\d\d$/.test(site.phone.replaceAll(/[ .]/g, '')),
      {
        what: `The phone number ${site.phone} belongs to nobody`,
        where: 'SITE_PHONE',
        fix: 'Set the number that sales and support answer.',
      },
    ],
    [
      isExampleHost(site.email.split('@')[1] ?? ''),
      { what: `The email address ${site.email} cannot receive anything`, where: 'SITE_EMAIL', fix: 'Set the address that support reads.' },
    ],
    [
      isExampleHost(new URL(site.url).hostname),
      { what: `The address of the site is ${site.url}`, where: 'SITE_URL', fix: 'Set the origin under which the site will be found.' },
    ],
    [
      isExampleHost(new URL(site.demoFormUrl).hostname),
      {
        what: `The demo form is looked for at ${site.demoFormUrl}`,
        where: 'DEMO_FORM_URL',
        fix: 'Set the public address of the form, or of a provider’s.',
      },
    ],
    [
      site.isPreview,
      { what: 'The site is built as a preview, which no search engine keeps', where: 'SITE_PREVIEW', fix: 'Take the setting out.' },
    ],
    [
      isFormOwn && !isSet('LEAD_WEBHOOK_URL') && !isSet('SMTP_URL'),
      {
        what: 'Nobody is told of a demo request',
        where: 'LEAD_WEBHOOK_URL or SMTP_URL',
        fix: 'Set a receiver where the service runs, and here while this list is made (docs/receiving-leads.md).',
      },
    ],
    [
      site.social.linkedin === null,
      { what: 'The LinkedIn icon leads nowhere', where: 'SITE_LINKEDIN_URL', fix: 'Set the address of the company’s page.' },
    ],
    [
      site.social.youtube === null,
      { what: 'The YouTube icon leads nowhere', where: 'SITE_YOUTUBE_URL', fix: 'Set the address of the company’s channel.' },
    ],
    [
      site.statusUrl === routes.status,
      { what: 'The status link leads to a placeholder', where: 'SITE_STATUS_URL', fix: 'Set the address at which status is published.' },
    ],
  ]
  return list.filter(([isLeft]) => isLeft).map(([, item]) => item)
}

/** Hosts that nobody can own, and this machine. Source: RFC 2606 and RFC 6761. */
const isExampleHost = (host: string) => /(^|\.)(example|test|invalid|localhost)$|(^|\.)example\.(com|net|org)$|^127\.|^\[::1\]$/i.test(host)
