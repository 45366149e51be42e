/**
 * Who the site speaks for, as an editor might type it: the names and contact values of this installation, and those that a project
 * without settings has. Source: docs/requirements/clarifications.md, "Identity": no page spells any of it out.
 */
import type { TokensByName } from '../lib/build/content/textRules/hardCodedNameProblems'
import { readSettings } from '../site/settings'
import { site } from '../site/site'

export const identityTokens: TokensByName = new Map(
  [readSettings({}), site].flatMap(({ name, legalName, phone, email, url }): [string, string][] => [
    [legalName, 'site:legalName'],
    [name, 'site:name'],
    [phone, 'site:phone'],
    [email, 'site:email'],
    [url, 'site:url'],
  ]),
)
