/**
 * Last segment of the embedded form's address, and the identifier that its messages begin with: the page around it takes only
 * messages whose identifier is a segment of that address (lib/anywhere/form/frameMessage.ts). The form's script cannot read it from
 * `location`: the answer to a form that was posted stands at the service's address. Apart from routes.ts, so that the script has it alone.
 */
export const DEMO_FORM_NAME = 'demo-request'
