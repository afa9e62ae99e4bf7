/** Where `npm run mail:dev` takes mails and shows them. The product in demo mode sends there unless told otherwise. */
export const SINK_SMTP_PORT = 1025
export const SINK_PAGE_PORT = 8025

export const SINK_SMTP_URL = `smtp://127.0.0.1:${SINK_SMTP_PORT}`
export const SINK_PAGE = `http://localhost:${SINK_PAGE_PORT}`
