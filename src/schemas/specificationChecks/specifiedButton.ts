/** Where buttons of the specification lead. src/schemas/fields/fields.ts imports this, so it imports nothing of that folder. */
import type { z } from 'zod'
import { folders, routes, routeTo } from '#src/site/routes.ts'

/**
 * Where buttons with specified labels must lead: docs/requirements/clarifications.md, "Buttons whose action the specification does not
 * show". "Learn More" is not among them, because its target depends on the text next to it.
 */
const BUTTONS: Readonly<Record<string, { to: string; begins: string }>> = {
  'View Integration Guide': { to: 'manual#integrations', begins: `${routes.manual}#integrations` },
  'Download Guide': { to: 'guide/… with the name of the industry’s file', begins: folders.guides },
  'Watch Demo Video': { to: 'walkthroughs#… with the id of the walk-through', begins: `${routes.walkthroughs}#` },
  'Download Security Whitepaper': { to: 'guide/security-whitepaper', begins: routeTo.guide('security-whitepaper') },
  'Request Access': { to: 'requestDemo?topic=security-documentation', begins: `${routes.requestDemo}?topic=security-documentation` },
}

/** @param link its `to` is an address already */
export function checkSpecifiedButton({ label, to: href }: { label: string; to: string }, context: z.core.$RefinementCtx): void {
  const decided = BUTTONS[label]
  if (decided === undefined || href.startsWith(decided.begins)) return
  context.addIssue({ code: 'custom', path: ['to'], message: `“${label}” leads to ${decided.to}. For another place, write another label.` })
}
