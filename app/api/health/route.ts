import { schoolContent } from '@/lib/provider';

export const dynamic = 'force-dynamic';

/** For monitors: the process is alive, and how each provider path last answered. */
export function GET(): Response {
  const body = { status: 'alive', uptimeSeconds: Math.round(process.uptime()), paths: schoolContent().health() };
  return Response.json(body, { headers: { 'cache-control': 'no-store' } });
}
