/**
 * Names and contact values that editors must write as tokens: those of this installation, and those of a project without settings.
 * Source: docs/requirements/clarifications.md, "Identity".
 */
import type { TokensByName } from '#src/contentEngine/textRules/hardCodedProblems.ts'
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
