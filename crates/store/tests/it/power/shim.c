/* A disk that forgets: preloaded into a process, it keeps in POWER_CUT_IMAGE, for each file under
 * POWER_CUT_LIVE, the bytes that the last successful fsync or fdatasync of that file covered.
 * That is what is left when the power fails right now: bytes written later are not in the image.
 * A file that is deleted leaves the image at once: file systems journal names in order, so by the
 * next sync of any file the deletion is as durable as the bytes.
 * While the file POWER_CUT_BROKEN exists, every such call fails as a broken disk does. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static int copy(const char *from, const char *to) {
    char buffer[1 << 16];
    ssize_t count = -1;
    int in = open(from, O_RDONLY | O_CLOEXEC);
    int out = open(to, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
    if (in >= 0 && out >= 0)
        while ((count = read(in, buffer, sizeof buffer)) > 0)
            if (write(out, buffer, (size_t)count) != count) {
                count = -1;
                break;
            }
    if (in >= 0) close(in);
    if (out >= 0) close(out);
    return count == 0 ? 0 : -1;
}

/* Whether `path` is under the live directory; then `kept` is its place in the image. */
static int image_of(const char *path, const char *suffix, char *kept) {
    const char *live = getenv("POWER_CUT_LIVE"), *image = getenv("POWER_CUT_IMAGE");
    if (!live || !image || strncmp(path, live, strlen(live)) != 0) return 0;
    const char *name = strrchr(path, '/') + 1;
    if (snprintf(kept, PATH_MAX, "%s/%s%s", image, name, suffix) >= PATH_MAX) abort();
    return 1;
}

/* Renamed into place, so that a kill in the middle leaves the older image. */
static void keep(int fd) {
    char link[64], path[PATH_MAX], part[PATH_MAX], whole[PATH_MAX];
    struct stat about;
    if (fstat(fd, &about) != 0 || !S_ISREG(about.st_mode)) return;
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, path, sizeof path - 1);
    if (length < 0) return;
    path[length] = '\0';
    if (!image_of(path, ".part", part) || !image_of(path, "", whole)) return;
    if (copy(path, part) != 0 || rename(part, whole) != 0) abort();
}

static int sync_with(const char *call, int fd) {
    int (*real)(int) = (int (*)(int))dlsym(RTLD_NEXT, call);
    const char *broken = getenv("POWER_CUT_BROKEN");
    if (broken && access(broken, F_OK) == 0) {
        errno = EIO;
        return -1;
    }
    int result = real(fd);
    if (result == 0) keep(fd);
    return result;
}

int fsync(int fd) { return sync_with("fsync", fd); }
int fdatasync(int fd) { return sync_with("fdatasync", fd); }

int unlink(const char *path) {
    int (*real)(const char *) = (int (*)(const char *))dlsym(RTLD_NEXT, "unlink");
    char kept[PATH_MAX];
    int result = real(path);
    if (result == 0 && image_of(path, "", kept)) real(kept);
    return result;
}
