/**
 * What native disclosures lack in the FAQ, each in a file of its own. A page script, because it only hides and marks HTML.
 *
 *     what                                             file
 *     one open question, also in older browsers        oneOpenQuestion.client.ts
 *     arrow keys, Home and End                         questionKeys.client.ts
 *     live search, and `?q=` in the URL                sections/faq/search/faqSearch.client.ts
 *     `#question` in the URL                           addressedQuestion.client.ts
 */
import { connectAddressedQuestion } from './addressedQuestion.client.ts'
import { faqAttributes } from './faq.attributes.ts'
import { connectOneOpenQuestion } from './oneOpenQuestion.client.ts'
import { connectQuestionKeys } from './questionKeys.client.ts'
import { connectFaqSearch } from './search/faqSearch.client.ts'

/** Connects the FAQ of the page, if there is one. @returns a function that removes the listeners */
export function connectFaq(view: Window = window): () => void {
  const explorer = view.document.querySelector<HTMLElement>(faqAttributes.explorer.selector)
  if (!explorer) return () => {}
  const stops = [
    connectOneOpenQuestion(explorer),
    connectQuestionKeys(explorer),
    connectFaqSearch(explorer, view),
    // After the search, so that the addressed question is open and not the first match.
    connectAddressedQuestion(explorer, view),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
