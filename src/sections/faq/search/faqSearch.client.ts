import { faqAttributes } from '../faq.attributes.ts'
import { openQuestion } from '../oneOpenQuestion.client.ts'
import { trimQuery } from './faqSearch.ts'
import { createSearchReport } from './searchReport.client.ts'
import { showMatches } from './showMatches.client.ts'

/** Live search, which opens its first match. It begins with the `?q=` of the URL. @returns a function that removes listeners and timer */
export function connectFaqSearch(explorer: HTMLElement, view: Window): () => void {
  const input = explorer.querySelector<HTMLInputElement>(faqAttributes.search.selector)
  const status = explorer.querySelector<HTMLElement>(faqAttributes.status.selector)
  const emptyMessage = explorer.querySelector<HTMLElement>(faqAttributes.empty.selector)
  if (!input || !status || !emptyMessage) return () => {}
  const listening = new AbortController()
  const { signal } = listening
  const report = createSearchReport(status, view)
  const search = () => {
    const query = trimQuery(input.value)
    const found = showMatches(explorer, query)
    openQuestion(explorer, query ? found[0] : undefined)
    emptyMessage.hidden = found.length > 0
    report.settle(query, found.length)
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (trimQuery(input.value)) return
    // A pressed button announces its result and moves the focus to the field.
    report.ask()
    input.focus()
  }
  const clear = () => {
    input.value = ''
    search()
    input.focus()
  }
  input.addEventListener('input', search, { signal })
  input.form?.addEventListener('submit', submit, { signal })
  explorer.querySelector(faqAttributes.clear.selector)?.addEventListener('click', clear, { signal })
  input.value ||= trimQuery(new URLSearchParams(view.location.search).get('q') ?? '')
  if (input.value) search()
  return () => {
    report.stop()
    listening.abort()
  }
}
