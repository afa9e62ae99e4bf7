/** When the day of India began that it is now, by which messages are counted; in SQL. */
export const TODAY = "(date_trunc('day', now() at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata')"
