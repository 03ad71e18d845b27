// The manifests are held against the image and the settings; kubectl builds them, where the machine has it.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { YAML } from 'bun';
import { readSettings } from '#service/settings/settings.ts';
import { passes, read, readYaml, settingsIn, type Tree, without } from './files.ts';

const dockerfile = read('Dockerfile');
const kustomization = readYaml('deploy/kubernetes/kustomization.yaml');
const manifests: Tree[] = readYaml('deploy/kubernetes/centwise.yaml');
const find = (kind: string, all = manifests): Tree => all.find((manifest) => manifest.kind === kind);
const pod = find('Deployment').spec.template;
const [container] = pod.spec.containers;

describe('the Kubernetes manifests', () => {
  test('have settings that there are, and that go together', () => {
    const text = read('deploy/kubernetes/kustomization.yaml');
    const literals: string[] = kustomization.configMapGenerator[0].literals;
    const secrets = settingsIn(text, /--from-literal=(\w+)='([^']+)'/g);
    assert.deepEqual(Object.keys(secrets), ['DATABASE_URL', 'REDIS_URL']);
    const stores = { DATABASE_URL: 'postgres://db/centwise', REDIS_URL: 'rediss://redis:6379/0' };
    const settings = readSettings({ ...settingsIn(literals.join('\n'), /^(\w+)=(.+)$/gm), ...stores });
    assert.equal(settings.tls, 'proxy');
    const sources = container.envFrom.map(
      ({ configMapRef, secretRef }: Tree) => (configMapRef ?? secretRef).name,
    );
    assert.deepEqual(sources, [kustomization.configMapGenerator[0].name, 'centwise-stores']);
    assert.match(text, /create secret generic centwise-stores /);
  });

  test('run the image as the Dockerfile says, and let it write to nothing else', () => {
    const { runAsNonRoot, runAsUser, runAsGroup } = pod.spec.securityContext;
    assert.equal(runAsNonRoot, true);
    assert.equal(/^USER (.*)$/m.exec(dockerfile)![1], `${runAsUser}:${runAsGroup}`);
    assert.deepEqual(container.securityContext, {
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    const mounted = container.volumeMounts.map(({ mountPath }: Tree) => mountPath);
    assert.deepEqual(mounted, [/^VOLUME (.*)$/m.exec(dockerfile)![1], '/tmp']);
    const ports = container.ports.map(({ containerPort }: Tree) => containerPort);
    assert.deepEqual([/^EXPOSE (.*)$/m.exec(dockerfile)![1], '9464'], ports.map(String));
    assert.equal(pod.metadata.annotations['prometheus.io/port'], String(ports[1]));
  });

  test('ask for health where it is answered, and wait until open calls are answered', () => {
    const ask = (probe: string): string => Object.values(container[probe].httpGet).join(' ');
    assert.deepEqual(['startupProbe', 'livenessProbe', 'readinessProbe'].map(ask), [
      '/livez metrics',
      '/livez metrics',
      '/readyz metrics',
    ]);
    assert.ok(pod.spec.terminationGracePeriodSeconds >= container.lifecycle.preStop.sleep.seconds + 15);
  });

  test('choose the pods of the deployment', () => {
    const { labels } = pod.metadata;
    const { minReplicas, maxReplicas, scaleTargetRef } = find('HorizontalPodAutoscaler').spec;
    assert.deepEqual(find('Deployment').spec.selector.matchLabels, labels);
    assert.deepEqual(find('Service').spec.selector, labels);
    assert.deepEqual(find('PodDisruptionBudget').spec.selector.matchLabels, labels);
    assert.deepEqual(pod.spec.topologySpreadConstraints[0].labelSelector.matchLabels, labels);
    const { podSelector, ingress } = find('NetworkPolicy').spec;
    assert.deepEqual(podSelector.matchLabels, labels);
    const open = ingress.filter(({ from }: Tree) => from === undefined).flatMap(({ ports }: Tree) => ports);
    assert.deepEqual(open, [{ port: container.ports[0].name }]);
    assert.equal(find('Service').spec.ports[0].targetPort, container.ports[0].name);
    assert.equal(scaleTargetRef.name, find('Deployment').metadata.name);
    // The budget lets one go, so that another one must be left.
    assert.ok(minReplicas >= 2 && maxReplicas > minReplicas);
    assert.ok(container.resources.requests.cpu && container.resources.limits.memory);
  });

  test('are built by kubectl', { skip: without('kubectl', 'help') }, () => {
    const built: Tree[] = YAML.parse(passes('kubectl', ['kustomize', 'deploy/kubernetes'])) as Tree[];
    const [{ image, envFrom }] = find('Deployment', built).spec.template.spec.containers;
    assert.equal(image, `${kustomization.images[0].newName}:${kustomization.images[0].newTag}`);
    assert.equal(envFrom[0].configMapRef.name, find('ConfigMap', built).metadata.name);
    for (const { metadata } of built) assert.equal(metadata.namespace, kustomization.namespace);
  });
});
