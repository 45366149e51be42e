import { UNFILLED } from '#src/lib/build/content/textRules/skeleton.ts'

/** A text with sections: it has three at least. */
export const documentSkeleton = (title: string) => `---
title: ${JSON.stringify(title)}
description: "${UNFILLED}: in 70 to 160 characters, what the reader finds here. Search results show it."
lede: "${UNFILLED}: one or two sentences under the heading, up to 240 characters"
# One line for each "##" heading, in the same order. ${UNFILLED}: an id is an address, kept once it is published
sections:
  - { id: one, label: "${UNFILLED}: section 1" }
  - { id: two, label: "${UNFILLED}: section 2" }
  - { id: three, label: "${UNFILLED}: section 3" }
---

## ${UNFILLED}: heading 1

${UNFILLED}: text 1. Figures come from the claims, like {claim:languages} languages and {policy:points.unplannedAbsence} point.

## ${UNFILLED}: heading 2

${UNFILLED}: text 2.

## ${UNFILLED}: heading 3

${UNFILLED}: text 3.
`
