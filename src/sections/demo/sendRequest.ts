import type { DemoRequestField } from '../../lib/anywhere/form/demoRequest'

export type SendOutcome =
  | { kind: 'sent'; reference: string }
  | { kind: 'errors'; errors: Partial<Record<DemoRequestField, string>> }
  | { kind: 'problem'; text: string }

/** Posts a demo request. Never throws: every failure is something to show, and what was typed stays. */
export async function sendRequest(action: string, body: object, phone: string): Promise<SendOutcome> {
  const offline = `The request did not get through. What you typed is still here: try again, or call ${phone}.`
  try {
    const response = await fetch(action, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })
    const answer = (await response.json().catch(() => ({}))) as { reference?: string; error?: string; errors?: object }
    if (response.status === 201 && answer.reference) return { kind: 'sent', reference: answer.reference }
    if (response.status === 422 && answer.errors) return { kind: 'errors', errors: answer.errors }
    return { kind: 'problem', text: answer.error ?? offline }
  } catch {
    return { kind: 'problem', text: offline }
  }
}
