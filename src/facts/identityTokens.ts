/**
 * Who the site speaks for, as an editor might type it: the names and contact values of this installation, and those that a project
 * without settings has. Source: docs/requirements/clarifications.md, "Identity": no page spells any of it out.
 */
import type { TokensByName } from '#src/lib/build/content/textRules/hardCodedProblems.ts'
import { readSettings } from '#src/site/settings.ts'
import { site } from '#src/site/site.ts'

export const identityTokens: TokensByName = new Map(
  [readSettings({}), site].flatMap(({ name, legalName, phone, email, url }): [string, string][] => [
    [legalName, 'site:legalName'],
    [name, 'site:name'],
    [phone, 'site:phone'],
    [email, 'site:email'],
    [url, 'site:url'],
  ]),
)
