/**
 * How the form's island tells the page's script, on the document, that the request has been sent. The two are built into files of their
 * own, which share no variable.
 */
export const SENT_EVENT = 'demo-request-sent'
