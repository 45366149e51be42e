import { UNFILLED } from '#src/contentEngine/textRules/unfilled.ts'
import { writeTitleFields } from './titleFields.ts'

/** A document has at least three sections. */
export const writeDocumentSkeleton = (title: string) => `---
${writeTitleFields(title)}
description: "${UNFILLED}: in 70 to 160 characters, what the reader finds here. Search results show it."
lede: "${UNFILLED}: one or two sentences under the heading, up to 240 characters"
# ${UNFILLED}: the id of each section, behind # at its heading: an address, kept once it is published
---

## ${UNFILLED}: heading 1 {#one}

${UNFILLED}: text 1. Figures come from the claims, like {claim:languages} languages and {policy:points.unplannedAbsence} point.

## ${UNFILLED}: heading 2 {#two}

${UNFILLED}: text 2.

## ${UNFILLED}: heading 3 {#three}

${UNFILLED}: text 3.
`
