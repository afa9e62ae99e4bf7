/** The most characters of one message; some 40 KB in the scripts of India, which a body may be (R27). */
export const QUESTION_LENGTH = 12_000
export const TITLE_LENGTH = 100
export const REPORT_NOTE_LENGTH = 1000

/** Days after which conversations may be deleted by themselves. */
export const RETENTION_CHOICES = [7, 30, 90, 365] as const

/** How many answers may be under way at once. */
export const USER_RUNS = 2
export const GUEST_RUNS = 1
