import { parseWrk } from './attack';

test('reads what wrk prints', () => {
  const output = `
  Latency Distribution
     50%  812.00us
     75%    1.10ms
     90%    2.00ms
     99%    1.02s
  300 requests in 3.00s, 10.00MB read
  Socket errors: connect 0, read 1, write 0, timeout 2
  Non-2xx or 3xx responses: 4
Requests/sec:    100.50
`;
  expect(parseWrk(output)).toEqual({ perSecond: 100.5, p50Ms: 0.812, p99Ms: 1020, failed: 7 });
});
