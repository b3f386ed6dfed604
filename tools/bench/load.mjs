import autocannon from 'autocannon';

const CONNECTIONS = 32;
const ROUND_SECONDS = 3;
const WARM_UP_SECONDS = 2;
const ROUNDS = 5;

/**
 * Loads each target in turn, round by round, so that what the machine does meanwhile hits all alike.
 * @param targets by name: `{ url, headers }`
 * @returns by name, the round with the median throughput: requests/s, p50 and p99 in milliseconds
 */
export async function interleave(targets) {
  const rounds = Object.fromEntries(Object.keys(targets).map((name) => [name, []]));
  for (const target of Object.values(targets)) await round(target, WARM_UP_SECONDS);
  for (let at = 0; at < ROUNDS; at += 1) {
    for (const [name, target] of Object.entries(targets))
      rounds[name].push(await round(target, ROUND_SECONDS));
  }
  return Object.fromEntries(
    Object.entries(rounds).map(([name, results]) => [name, medianBy(results, 'perSecond')]),
  );
}

async function round({ url, headers = {} }, seconds) {
  const result = await autocannon({ url, headers, connections: CONNECTIONS, duration: seconds });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx + result.errors} failures`);
  return { perSecond: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 };
}

function medianBy(results, key) {
  return results.toSorted((a, b) => a[key] - b[key])[Math.floor(results.length / 2)];
}

/** The value below which the given share of the sample lies. */
export function percentile(sample, share) {
  const sorted = sample.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
}
