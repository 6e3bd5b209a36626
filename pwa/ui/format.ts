const day = new Intl.DateTimeFormat('en-US', {month: 'short', day: 'numeric', year: 'numeric'});
const dayAndTime = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});
const dollars = new Intl.NumberFormat('en-US', {style: 'currency', currency: 'USD'});

/** An ISO time as a date: "Nov 21, 2026"; the fallback where it is none. */
export function shortDate(isoTime: string, fallback = 'Date unavailable'): string {
  const time = new Date(isoTime);
  return Number.isNaN(time.getTime()) ? fallback : day.format(time);
}

/** An ISO time as day and hour on this device: "Nov 21, 10:42 AM". */
export function shortTime(isoTime: string): string {
  return dayAndTime.format(new Date(isoTime));
}

/** Integer cents as dollars: "$9.00". */
export function money(cents: number): string {
  return dollars.format(cents / 100);
}
