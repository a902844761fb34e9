/** A network of this machine alone for the machines of `npm run trust:installation`; what is sent out of it leaves by this machine. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const bridge = 'college0';
const forwarding = '/proc/sys/net/ipv4/ip_forward';
const masquerade = ['-s', '10.0.0.0/24', '!', '-d', '10.0.0.0/24', '-j', 'MASQUERADE'];

/** Opens it; this machine is 10.0.0.1 there. */
export function openNetwork() {
  const was = readFileSync(forwarding, 'utf8');
  if (existsSync(`/sys/class/net/${bridge}`))
    throw new Error(`The network ${bridge} is there already. Another run, or one that was killed? ip link delete ${bridge}`);
  run('ip', 'link', 'add', bridge, 'type', 'bridge');
  run('ip', 'address', 'add', '10.0.0.1/24', 'dev', bridge);
  run('ip', 'link', 'set', bridge, 'up');
  run('iptables', '-t', 'nat', '-A', 'POSTROUTING', ...masquerade);
  writeFileSync(forwarding, '1');
  return {
    bridge,
    host: '10.0.0.1',
    close() {
      run('iptables', '-t', 'nat', '-D', 'POSTROUTING', ...masquerade);
      run('ip', 'link', 'delete', bridge);
      writeFileSync(forwarding, was);
    },
  };
}

function run(command, ...parameters) {
  execFileSync(command, parameters);
}
